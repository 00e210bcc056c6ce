/** The HTTP part of the protocol: `docs/protocol.md` lists the addresses. */

import type { Manifest } from './art/pictures.svelte';
import type { Theme } from './scene/model/types';
import type {
  AlertInfo,
  AskVote,
  Branch,
  BringNonce,
  BringSeal,
  CampaignInfo,
  Campaigns,
  ContinueFrom,
  Fault,
  ReplayInfo,
  Frame,
  HostAct,
  Layout,
  Lobby,
  NewCampaign,
  NewPush,
  NewTable,
  NextGame,
  Node,
  Opened,
  PrivateLink,
  Problem,
  Reported,
  RuleInfo,
  Tables,
  TakeSeat,
  Visit,
} from './wire';
import { t } from './words';

/** The server (or the way to it) said no. Nothing has changed, and the message says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message);
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = body instanceof Blob ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused('unreachable', t('fault-unreachable'));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const fault = (await response.json()) as Partial<Fault>;
    if (fault.message) return new Refused(fault.code ?? String(response.status), fault.message, fault.rule);
  } catch {
    // Not ours (a proxy's page, say): the status has to do.
  }
  return new Refused(String(response.status), t('fault-no-reason', { status: response.status }));
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;
const campaignAt = (campaign: string) => `/campaigns/${encodeURIComponent(campaign)}`;
const seatAt = (table: string, seat: number) => `${at(table)}/seats/${seat}`;

export const api = {
  lobby: () => json<Lobby>('GET', '/lobby'),

  gameWords: async (game: string) => (await send('GET', `/games/${game}/words/en.ftl`)).text(),
  gameRules: (game: string) => json<readonly RuleInfo[]>('GET', `/games/${game}/rules`),
  gameTheme: (game: string) => json<Theme>('GET', `/games/${game}/theme`),
  publicTables: () => json<Tables>('GET', '/tables'),
  myTables: () => json<Tables>('GET', '/tables?mine=true'),
  create: (table: NewTable) => json<Opened>('POST', '/tables', table),
  table: (id: string) => json<Visit>('GET', at(id)),
  words: async (id: string) => (await send('GET', `${at(id)}/words/en.ftl`)).text(),
  theme: (id: string) => json<Theme>('GET', `${at(id)}/theme`),
  layout: (id: string) => json<Layout>('GET', `${at(id)}/layout`),
  rules: (id: string) => json<readonly RuleInfo[]>('GET', `${at(id)}/rules`),
  icons: async (id: string) => (await send('GET', `${at(id)}/icons`)).text(),
  iconsAddress: (id: string) => `/api${at(id)}/icons`,
  pictures: (id: string) => json<Manifest>('GET', `${at(id)}/pictures`),
  picturesAddress: (id: string) => `/api${at(id)}/pictures`,
  fixed: (id: string) => json<readonly Node[]>('GET', `${at(id)}/fixed`),

  sit: (id: string, seat: number, form: TakeSeat) => json<Opened>('POST', seatAt(id, seat), form),
  bringSeal: (id: string, seat: number, seal: BringSeal) => json<Visit>('POST', `${seatAt(id, seat)}/seal`, seal),
  bringNonce: (id: string, seat: number, nonce: BringNonce) => json<Visit>('POST', `${seatAt(id, seat)}/nonce`, nonce),
  rename: (id: string, seat: number, name: string) => json<void>('PATCH', seatAt(id, seat), { name }),
  leave: (id: string, seat: number) => json<void>('DELETE', seatAt(id, seat)),
  giveToBot: (id: string, seat: number, bot: string) => json<void>('POST', `${seatAt(id, seat)}/bot`, { bot }),
  privateLink: (id: string, seat: number) => json<PrivateLink>('POST', `${seatAt(id, seat)}/link`),
  claim: (id: string, link: string) => json<Opened>('POST', `${at(id)}/claim`, { link }),

  host: (id: string, act: HostAct) => json<void>('POST', `${at(id)}/host`, act),
  askVote: (id: string, vote: AskVote) => json<void>('POST', `${at(id)}/votes`, vote),
  rematch: (id: string) => json<Opened>('POST', `${at(id)}/rematch`),
  report: (id: string, problem: Problem) => json<Reported>('POST', `${at(id)}/reports`, problem),

  replay: (id: string, viewpoint?: number) =>
    json<ReplayInfo>('GET', `${at(id)}/replay${viewpoint === undefined ? '' : `?viewpoint=${viewpoint}`}`),
  frame: (id: string, moment: number, viewpoint: number) =>
    json<Frame>('GET', `${at(id)}/replay/${moment}?viewpoint=${viewpoint}`),
  log: async (id: string) => (await send('GET', `${at(id)}/log`)).text(),
  campaigns: () => json<Campaigns>('GET', '/campaigns'),
  campaign: (id: string) => json<CampaignInfo>('GET', campaignAt(id)),
  createCampaign: (wish: NewCampaign) => json<CampaignInfo>('POST', '/campaigns', wish),
  renameCampaign: (id: string, name: string) => json<CampaignInfo>('PATCH', campaignAt(id), { name }),
  nextGame: (id: string, wish: NextGame) => json<Opened>('POST', `${campaignAt(id)}/games`, wish),
  branchCampaign: (id: string, from: Branch) => json<CampaignInfo>('POST', `${campaignAt(id)}/branch`, from),
  importCampaign: (file: Blob) => json<CampaignInfo>('POST', '/campaigns/import', file),

  alerts: () => json<AlertInfo>('GET', '/alerts'),
  alertByPush: (wish: NewPush) => json<AlertInfo>('POST', '/alerts/push', wish),
  alertByMail: (address: string) => json<AlertInfo>('POST', '/alerts/mail', { address }),
  stopAlerts: (address: string) => json<AlertInfo>('POST', '/alerts/stop', { address }),
  confirmAlerts: (token: string) => json<void>('POST', '/alerts/confirm', { token }),
  endAlerts: (token: string) => json<void>('POST', '/alerts/end', { token }),

  continueFrom: (id: string, from: ContinueFrom) => json<Opened>('POST', `${at(id)}/continue`, from),
};
