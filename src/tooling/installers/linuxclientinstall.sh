#!/bin/sh
# Installs the remote-support program RustDesk and sets it up.
# Installiert das Fernwartungsprogramm RustDesk und richtet es ein.
#
#   sh linuxclientinstall.sh
#
# For Debian, Fedora, openSUSE, Arch and their relatives, on x86_64 and aarch64. The package comes from RustDesk's
# releases at GitHub and is installed only when it has the SHA-256 digest that GitHub publishes for it. After a
# failure the program and its settings are as they were before, but for an update that had already succeeded. The
# script can be run again at any time.
set -eu

# ---- Filled in when the website is built ---------------------------------------------------------------------------
server=''
key=''
relay=''
api=''
# A package per line, digest and address; without any, GitHub is asked for its latest release.
pinned=''
releases='https://api.github.com/repos/rustdesk/rustdesk/releases/latest'
downloads='https://github.com/rustdesk/rustdesk/releases/download/'
# Where the system's files begin; tests put a directory of their own here.
root=''
# --------------------------------------------------------------------------------------------------------------------

work=''             # temporary files, and the settings as they were
is_changing=false   # there is something to undo
is_new=false        # the package was not there before
is_explained=false  # the visitor knows why it failed

# Tells in German and in English what is going on.
say() {
  printf '%s\n  %s\n' "$1" "$2"
}

# Ends with what happened and what helps, in German and in English.
fail() {
  is_explained=true
  printf '\nFehler: %s\n\nError: %s\n\n' "$1" "$2" >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

finish() {
  status=$?
  trap - EXIT
  # A second Ctrl+C must not stop the undoing half-way.
  trap '' HUP INT TERM
  set +e
  if [ "$status" -ne 0 ]; then
    [ "$is_explained" = true ] || printf '\n%s\n\n%s\n\n' >&2 \
      'Fehler: Abgebrochen. Lesen Sie die Zeilen darüber, und starten Sie das Skript noch einmal.' \
      'Error: Stopped. Read the lines above and start the script again.'
    [ "$is_changing" = false ] || undo >&2
  fi
  [ -z "$work" ] || rm -rf "$work"
  exit "$status"
}

undo() {
  say 'Die Änderungen werden zurückgenommen …' 'Taking the changes back …'
  stop_service
  [ ! -f "$work/changed" ] || while read -r owner settings; do
    if [ -f "$work/before-$owner" ]; then
      as "$owner" tee "$settings" <"$work/before-$owner" >/dev/null
    else
      as "$owner" rm -f "$settings"
      as "$owner" rmdir "${settings%/*}" 2>/dev/null
    fi
  done <"$work/changed"
  if [ "$is_new" = false ]; then
    start_service
    return
  fi
  remove_package >/dev/null 2>&1
  hash -r
  ! has rustdesk || say 'RustDesk ist noch da. Entfernen Sie es mit der Paketverwaltung.' \
    'RustDesk is still there. Remove it with the package manager.'
}

become_root() {
  [ "$(id -u)" -ne 0 ] || return 0
  case $0 in
    *.sh) ;;
    *) fail \
      'Das Skript läuft nicht aus einer Datei. Speichern Sie es, und starten Sie es mit: sh linuxclientinstall.sh' \
      'The script does not run from a file. Save it and start it with: sh linuxclientinstall.sh' ;;
  esac
  if ! has sudo || ! sudo -v; then
    fail \
      'Es fehlen Administratorrechte. Werden Sie mit „su -“ zu root, und starten Sie das Skript noch einmal.' \
      'Administrator rights are missing. Become root with "su -" and start the script again.'
  fi
  exec sudo -- sh "$0"
}

# Sets arch, family, tool and suffix, the end of the package's file name.
detect_system() {
  case $(uname -s):$(uname -m) in
    Linux:x86_64 | Linux:amd64) arch=x86_64 ;;
    Linux:aarch64 | Linux:arm64) arch=aarch64 ;;
    *) fail \
      "Für diesen Rechner ($(uname -s), $(uname -m)) gibt es kein Paket. Anderes finden Sie auf https://rustdesk.com" \
      "There is no package for this computer ($(uname -s), $(uname -m)). For others see https://rustdesk.com" ;;
  esac
  [ ! -e "$root/run/ostree-booted" ] || fail \
    'Dieses System nimmt keine einzelnen Pakete. Nehmen Sie https://flathub.org/apps/com.rustdesk.RustDesk' \
    'This system takes no single packages. Use https://flathub.org/apps/com.rustdesk.RustDesk'
  family=''
  for id in $(sed -n -e 's/^ID=//p' -e 's/^ID_LIKE=//p' "$root/etc/os-release" 2>/dev/null | tr -d "\"'"); do
    case $id in
      debian | ubuntu) family=debian tool=apt-get suffix="-$arch.deb" ;;
      fedora | rhel | centos) family=fedora tool=dnf suffix=".$arch.rpm" ;;
      suse | opensuse* | sles) family=suse tool=zypper suffix=".$arch-suse.rpm" ;;
      arch) family=arch tool=pacman suffix="-$arch.pkg.tar.zst" ;;
      *) continue ;;
    esac
    break
  done
  if [ "$family" = fedora ] && ! has dnf; then tool=yum; fi
  if [ -z "$family" ] || ! has "$tool"; then
    fail \
      'Diese Linux-Distribution wird nicht unterstützt. Anderes finden Sie auf https://rustdesk.com' \
      'This Linux distribution is not supported. For others see https://rustdesk.com'
  fi
}

check_tools() {
  missing=''
  for command in awk mktemp runuser sed sha256sum sort tee timeout tr; do
    has "$command" || missing="$missing $command"
  done
  has curl || has wget || missing="$missing curl"
  [ -z "$missing" ] || fail \
    "Es fehlen Programme. Installieren Sie sie, und starten Sie das Skript noch einmal:$missing" \
    "Programs are missing. Install them and start the script again:$missing"
}

# Downloads an address into a file. Ends when there is no connection; returns 2 when the server refuses.
fetch() {
  status=0
  if has curl; then
    refused=22 unwritable=23
    # A connection over which nothing comes for a minute is none.
    curl --fail --silent --show-error --location --proto '=https' --proto-redir '=https' \
      --connect-timeout 20 --speed-limit 1 --speed-time 60 --retry 2 --output "$2" --url "$1" || status=$?
  else
    refused=8 unwritable=3
    wget -q -T 20 -t 3 -O "$2" "$1" || status=$?
  fi
  [ "$status" -ne 0 ] || return 0
  [ "$status" -ne "$refused" ] || return 2
  [ "$status" -ne "$unwritable" ] || fail \
    "Die Datei lässt sich nicht speichern. Schaffen Sie Platz in ${work%/*}, und starten Sie das Skript noch einmal." \
    "The file cannot be saved. Make room in ${work%/*} and start the script again."
  fail \
    'GitHub ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung, und starten Sie das Skript noch einmal.' \
    'GitHub cannot be reached. Check your internet connection and start the script again.'
}

# Turns GitHub's description of a release (JSON) into a line per package: digest, or a hyphen, and address.
list_packages() {
  awk '
    BEGIN { RS = "\001" }
    {
      while (match($0, /"([^"\\]|\\.)*"|[{}]/)) {
        token = substr($0, RSTART, RLENGTH)
        $0 = substr($0, RSTART + RLENGTH)
        if (token == "{") {
          depth++
          digest[depth] = "-"
          address[depth] = ""
        } else if (token == "}") {
          if (address[depth] != "") print digest[depth], address[depth]
          depth--
        } else if ($0 ~ /^[ \t\r\n]*:/) {
          key = token
        } else {
          value = substr(token, 2, length(token) - 2)
          if (key == "\"digest\"" && sub(/^sha256:/, "", value)) digest[depth] = value
          if (key == "\"browser_download_url\"") address[depth] = value
          key = ""
        }
      }
    }'
}

# Sets digest, address and version of the package for this system.
find_package() {
  if [ -z "$pinned" ]; then
    say 'GitHub wird nach der neuesten Version gefragt …' 'Asking GitHub for the latest version …'
    fetch "$releases" "$work/release.json" || fail \
      'GitHub lehnt die Anfrage ab, meist nach zu vielen Anfragen. Starten Sie das Skript in einer Stunde noch einmal.' \
      'GitHub refuses the request, usually after too many requests. Start the script again in an hour.'
    pinned=$(list_packages <"$work/release.json")
  fi
  found=$(printf '%s\n' "$pinned" | awk -v base="$downloads" -v suffix="$suffix" '
    index($2, base) == 1 && substr($2, length($2) - length(suffix) + 1) == suffix {
      name = substr($2, 1, length($2) - length(suffix))
      sub(/.*\//, "", name)
      if (name ~ /^rustdesk-[0-9][0-9.]*(-[0-9]+)?$/ && split(name, part, "-")) print part[2], $1, $2
    }' | sed -n 1p)
  [ -n "$found" ] || fail \
    "Diese Version von RustDesk hat kein Paket für Ihr System (*$suffix). Sagen Sie es bitte der Person, die Ihnen hilft." \
    "This version of RustDesk has no package for your system (*$suffix). Please tell the person who helps you."
  version=${found%% *} digest=${found#* } digest=${digest%% *} address=${found##* }
  case $digest in *[!0-9a-f]*) digest='' ;; esac
  [ ${#digest} -eq 64 ] || fail \
    'GitHub nennt keine Prüfsumme; ohne sie wird nichts installiert. Sagen Sie es bitte der Person, die Ihnen hilft.' \
    'GitHub gives no digest; without one nothing is installed. Please tell the person who helps you.'
}

# Whether RustDesk is there already, in this version or a later one.
is_current() {
  has rustdesk || return 1
  present=$(timeout 20 rustdesk --version 2>/dev/null | tr -dc '0-9.\n' | sed -n 1p)
  [ -n "$present" ] && [ "$(printf '%s\n%s\n' "$version" "$present" | sort -V | sed -n 1p)" = "$version" ]
}

download_package() {
  say "RustDesk $version wird heruntergeladen …" "Downloading RustDesk $version …"
  package="$work/${address##*/}"
  fetch "$address" "$package" || fail \
    "GitHub gibt das Paket nicht heraus. Laden Sie dieses Skript neu von der Website. ($address)" \
    "GitHub does not hand out the package. Download this script anew from the website. ($address)"
  actual=$(sha256sum <"$package")
  [ "${actual%% *}" = "$digest" ] || fail \
    'Die Prüfsumme ist falsch; nichts wurde installiert. Versuchen Sie es später, und melden Sie es, wenn es so bleibt.' \
    'The digest is wrong; nothing was installed. Try again later, and report it when it stays like this.'
}

install_package() {
  say "RustDesk $version wird installiert …" "Installing RustDesk $version …"
  has rustdesk || is_new=true
  is_changing=true
  case $family in
    debian)
      export DEBIAN_FRONTEND=noninteractive
      apt-get install --yes "$package" || { apt-get update && apt-get install --yes "$package"; }
      ;;
    fedora) "$tool" install -y "$package" ;;
    # RustDesk does not sign its packages; the digest has been checked.
    suse) zypper --non-interactive install --allow-unsigned-rpm "$package" ;;
    arch) pacman --upgrade --noconfirm "$package" ;;
  esac || fail \
    'Das Paket lässt sich nicht installieren (siehe oben). Beenden Sie andere Installationen; versuchen Sie es erneut.' \
    'The package cannot be installed (see above). End other installations and try again.'
}

remove_package() {
  case $family in
    debian) apt-get remove --yes rustdesk ;;
    fedora) "$tool" remove -y rustdesk ;;
    suse) zypper --non-interactive remove rustdesk ;;
    arch) pacman --remove --noconfirm rustdesk ;;
  esac
}

has_service() {
  [ -d "$root/run/systemd/system" ]
}

stop_service() {
  ! has_service || systemctl stop rustdesk 2>/dev/null || :
}

start_service() {
  ! has_service || { systemctl enable rustdesk && systemctl start rustdesk; }
}

# Prints RustDesk's settings file with the owner's server in it; everything else in it stays.
with_server() {
  server=$server key=$key relay=$relay api=$api awk '
    function setting(name, value) {
      ours[name] = 1
      if (value != "") text = text name " = \047" value "\047\n"
    }
    BEGIN {
      setting("custom-rendezvous-server", ENVIRON["server"])
      setting("key", ENVIRON["key"])
      setting("relay-server", ENVIRON["relay"])
      setting("api-server", ENVIRON["api"])
    }
    /^[ \t]*\[/ { in_options = /^[ \t]*\[options\]/ }
    in_options {
      name = $0
      sub(/[ \t]*=.*/, "", name)
      gsub(/[ \t"\047]/, "", name)
      if (name in ours) next
    }
    { print }
    in_options && /^[ \t]*\[/ { printf "%s", text; is_written = 1 }
    END { if (!is_written) printf "\n[options]\n%s", text }'
}

# Runs a command as a user. In a user's home directory root could be led astray by a link to a file of the system.
as() {
  account=$1
  shift
  if [ "$account" = root ]; then "$@"; else runuser -u "$account" -- "$@"; fi
}

# Writes the server into the settings below a home directory. Arguments: directory, user.
configure() {
  settings="$1/.config/rustdesk/RustDesk2.toml"
  before="$work/before-$2"
  as "$2" mkdir -p "${settings%/*}"
  # Other users can look into the directory, for apt's sake; the settings are none of their business.
  (
    umask 077
    if as "$2" test -f "$settings"; then as "$2" cat "$settings" >"$before"; fi
    { [ ! -f "$before" ] || cat "$before"; } | with_server >"$work/settings"
  )
  printf '%s %s\n' "$2" "$settings" >>"$work/changed"
  (umask 077 && as "$2" tee "$settings" <"$work/settings" >/dev/null)
  as "$2" chmod 600 "$settings"
}

# RustDesk has two sets of settings, the service's and the user's, and each may overwrite the other. A running one
# writes its own over ours, so this happens while it is stopped.
configure_all() {
  if [ -z "$server" ]; then
    say 'RustDesk benutzt die öffentlichen Server seines Projekts.' "RustDesk uses its project's public servers."
    return
  fi
  case $server$key$relay$api in
    *\'* | *[[:cntrl:]]*) fail \
      'Die Einstellungen in diesem Skript sind beschädigt. Laden Sie es neu von der Website.' \
      'The settings in this script are damaged. Download it anew from the website.' ;;
  esac
  say "Der Server $server wird eingetragen …" "Entering the server $server …"
  is_changing=true
  stop_service
  configure "$root/root" root
  user=${SUDO_USER:-${DOAS_USER:-$(logname 2>/dev/null || :)}}
  home=$(getent passwd "$user" | cut -d: -f6)
  if [ -n "$home" ] && [ "$user" != root ] && [ -d "$root$home" ]; then configure "$root$home" "$user"; fi
}

# Sets id. It takes the service a moment to get one.
read_id() {
  tries=0
  while [ "$tries" -lt 30 ]; do
    id=$(timeout 20 rustdesk --get-id 2>/dev/null | sed -n '$p' | tr -d ' \r')
    case $id in *[!A-Za-z0-9_-]*) id='' ;; esac
    [ ${#id} -lt 6 ] || return 0
    # Right after a start, a stop that came before it may still end the service.
    systemctl is-active --quiet rustdesk || systemctl start rustdesk || :
    tries=$((tries + 1))
    sleep 1
  done
  return 1
}

main() {
  become_root
  # sudo may leave the user's directory here, and RustDesk would fill it with files that belong to root.
  export HOME="$root/root"
  unset XDG_CONFIG_HOME
  trap finish EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  detect_system
  check_tools
  work=$(mktemp -d)
  # apt reads local packages as a user of its own.
  chmod 755 "$work"
  find_package
  if is_current; then
    say "RustDesk $present ist schon installiert." "RustDesk $present is installed already."
  else
    download_package
    install_package
  fi
  configure_all
  start_service || fail \
    'Der Dienst von RustDesk startet nicht. Starten Sie den Rechner neu und dann das Skript noch einmal.' \
    "RustDesk's service does not start. Restart the computer, then start the script again."
  is_changing=false
  if has_service && read_id; then
    say "Fertig. Ihre ID ist $id. Nennen Sie sie der Person, die Ihnen hilft, und bestätigen Sie dann die Verbindung." \
      "Done. Your ID is $id. Tell it to the person who helps you, then accept the connection."
  else
    say 'Fertig. Öffnen Sie RustDesk, und nennen Sie der Person, die Ihnen hilft, die ID von dort.' \
      'Done. Open RustDesk and tell the person who helps you the ID you see there.'
  fi
}

main
