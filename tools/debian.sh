#!/bin/bash
# Install what Gloam's tests need from the system, where it is missing: tools/debian.sh NAME…
# A name is a Debian package, such as postgresql or chromium. Quiet when all is there. Without
# root it only says what is missing, because the tests can skip; with CI=true that is an error.

set -euo pipefail

is_there() {
  case $1 in
    postgresql) command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb' ;;
    chromium) command -v chromium || command -v chromium-browser || command -v google-chrome ;;
    *) [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ;;
  esac >/dev/null
}

missing=()
for name in "$@"; do
  is_there "$name" || missing+=("$name")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Missing: ${missing[*]}. As root on Debian or Ubuntu: apt-get install ${missing[*]}" >&2
  [ "${CI:-}" != true ] || exit 1
  exit 0
fi

# The tests start servers of their own: let the package start none.
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  printf '#!/bin/sh\nexit 101\n' >$policy
  chmod +x $policy
fi

echo "Installing ${missing[*]}"
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# Debian has Chromium without windows too, which most tests are quicker with.
with_headless() {
  local shell=chromium-headless-shell
  printf '%s\n' "$@"
  if [[ " $* " == *" chromium "* ]] && apt-cache show $shell >/dev/null 2>&1; then echo $shell; fi
}
install_packages() {
  apt-get update && mapfile -t packages < <(with_headless "$@") &&
    apt-get install -y --no-install-recommends "${packages[@]}"
}
if ! install_packages "${missing[@]}" >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  echo "apt-get could not install ${missing[*]}; all it said is in $log." >&2
  exit 1
fi
rm -f "$log"
