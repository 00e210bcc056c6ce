// Lighthouse on the lobby and on a table of Haunted: `node tools/lighthouse.mjs URL [RESULTS.md]`.
//
// Chromium is Debian's (or CHROME_PATH). The server at URL needs the game of Haunted. Anything
// below 90 ends with an error; with a second argument the figures are written there. Each page is
// judged three times and the middle counts: other work on the machine costs points.

import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { writeFileSync } from 'node:fs';

const LEAST = 90;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const [server, results] = process.argv.slice(2);
if (!server) throw new Error('Say where the server is: node tools/lighthouse.mjs http://localhost:8000');

const chrome = await launch({
  chromePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const rows = [];
try {
  for (const [name, path] of [
    ['lobby', '/'],
    ['table', `/t/${await newTable()}`],
  ]) {
    rows.push(await judge(`${name}, desktop`, server + path, desktopConfig));
    rows.push(await judge(`${name}, phone`, server + path));
  }
} finally {
  await chrome.kill();
}

const text = table(rows);
console.log(text);
if (results) writeFileSync(results, `# Lighthouse\n\nWritten by \`make long\` (client/tools/lighthouse.mjs), as lighthouse judges by default: the phone is\nslowed down four times, on slow 4G.\n\n${text}\n`);
process.exitCode = rows.some((row) => row.scores.some((score) => score < LEAST)) ? 1 : 0;

async function judge(name, url, config) {
  const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' };
  const reports = [];
  for (let i = 0; i < RUNS; i++) reports.push((await lighthouse(url, flags, config)).lhr);
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const lhr = reports[Math.floor(RUNS / 2)];
  const scores = CATEGORIES.map((one) => Math.round((lhr.categories[one].score ?? 0) * 100));
  CATEGORIES.forEach((one, i) => scores[i] < LEAST && complain(lhr, one));
  return { name, scores, figures: FIGURES.map((one) => lhr.audits[one].displayValue ?? '') };
}

/** What cost points. */
function complain(lhr, category) {
  for (const { id, weight } of lhr.categories[category].auditRefs) {
    const audit = lhr.audits[id];
    if (weight && audit.score !== null && audit.score < 0.9) {
      console.error(`${lhr.finalDisplayedUrl} ${category}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}

/** A table that waits for its one person: lighthouse watches it being played by nobody. */
async function newTable() {
  const seats = [{ mine: true, name: 'Ada' }, { bot: 'greedy' }, { bot: 'greedy' }];
  const answer = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'haunted', seats }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).table.id;
}

function table(rows) {
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'First paint', 'Largest paint', 'Blocked', 'Shift'];
  const lines = rows.map((row) => [row.name, ...row.scores, ...row.figures]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
