<#
.SYNOPSIS
Installs the remote-support program RustDesk and sets it up.
Installiert das Fernwartungsprogramm RustDesk und richtet es ein.

.DESCRIPTION
Right-click the file and choose "Run with PowerShell" ("Mit PowerShell ausführen").

For Windows 10 and 11 on x64 and arm64. The package comes from RustDesk's releases at GitHub and is installed only
when it has the SHA-256 digest that GitHub publishes for it and a valid signature of RustDesk's publisher. After a
failure the program and its settings are as they were before, but for an update that had already succeeded. The script
can be run again at any time.

.PARAMETER AppData
Where the settings of the visitor's account are; the administrator's account may be another one.
#>
param([string] $AppData = $env:APPDATA)

Set-StrictMode -Version 3.0
$ErrorActionPreference = 'Stop'
# The progress bar makes downloads many times slower.
$ProgressPreference = 'SilentlyContinue'

# ---- Filled in when the website is built ---------------------------------------------------------------------------
$Server = ''
$Key = ''
$Relay = ''
$Api = ''
# A package per line, digest and address; without any, GitHub is asked for its latest release.
$Pinned = ''
$Releases = 'https://api.github.com/repos/rustdesk/rustdesk/releases/latest'
$Downloads = 'https://github.com/rustdesk/rustdesk/releases/download/'
# --------------------------------------------------------------------------------------------------------------------

# How the certificate of RustDesk's Windows releases names their publisher; another one is refused.
$Publisher = '(?i)\b(CN|O)="?PURSLANE\b'
# The 64-bit directory also for a 32-bit PowerShell.
$ProgramFiles = if ($env:ProgramW6432) { $env:ProgramW6432 } else { $env:ProgramFiles }
$Program = Join-Path $ProgramFiles 'RustDesk\rustdesk.exe'
# By their full paths: a program of the same name beside this script is somebody else's.
$PowerShell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
$WindowsInstaller = Join-Path $env:SystemRoot 'System32\msiexec.exe'
$Explorer = Join-Path $env:SystemRoot 'explorer.exe'
$UninstallKey = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\RustDesk'
# Unlike the user's own, this directory keeps other programs from exchanging the package after it was checked, and
# nobody can foresee its name, or the log's, and put a link there.
$Work = Join-Path $env:SystemRoot ('Temp\rustdesk-' + [guid]::NewGuid())
$InstallerLog = "$Work.log"

# Where RustDesk's settings are: the service's, and those of the visitor's account.
$SettingsFolders = "$env:SystemRoot\ServiceProfiles\LocalService\AppData\Roaming", $AppData.TrimEnd('\')

# What there is to undo.
$Before = @{}
$InstalledPackage = $null
$IsChanging = $false

# Tells in German and in English what is going on.
function Write-Step([string] $German, [string] $English) {
    Write-Host $German
    Write-Host "  $English" -ForegroundColor DarkGray
}

# Ends with what happened and what helps, in German and in English.
function Stop-Installation([string] $German, [string] $English) {
    throw "Fehler: $German`n`nError: $English"
}

function Test-Administrator {
    $identity = [Security.Principal.WindowsIdentity]::GetCurrent()
    $principal = New-Object -TypeName Security.Principal.WindowsPrincipal -ArgumentList $identity
    return $principal.IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)
}

# Starts this script once more in a window with administrator rights.
function Start-AsAdministrator {
    if (-not $PSCommandPath) {
        Stop-Installation `
            'Das Skript läuft nicht aus einer Datei. Speichern Sie es, und starten Sie es von dort.' `
            'The script does not run from a file. Save it and start it from there.'
    }
    $arguments = "-NoProfile -ExecutionPolicy Bypass -File `"$PSCommandPath`" -AppData `"$AppData`""
    try {
        Start-Process -FilePath $PowerShell -Verb RunAs -ArgumentList $arguments
    } catch {
        Stop-Installation `
            'Es fehlen Administratorrechte. Starten Sie das Skript noch einmal, und erlauben Sie die Änderungen.' `
            'Administrator rights are missing. Start the script again and allow the changes.'
    }
}

# The architecture as RustDesk's packages call it.
function Get-Architecture {
    if ([Environment]::Is64BitOperatingSystem) {
        switch (@(Get-CimInstance -ClassName Win32_Processor)[0].Architecture) {
            9 { return 'x86_64' }
            12 { return 'aarch64' }
        }
    }
    Stop-Installation `
        'Für diesen Rechner gibt es kein Paket. Anderes finden Sie auf https://rustdesk.com' `
        'There is no package for this computer. For others see https://rustdesk.com'
}

# Downloads an address into a file.
function Save-Download([string] $Address, [string] $File) {
    try {
        Invoke-WebRequest -UseBasicParsing -Uri $Address -OutFile $File
    } catch {
        $reason = $_.Exception.Message
        Stop-Installation `
            "GitHub antwortet nicht wie erwartet ($reason). Prüfen Sie Ihre Internetverbindung, und versuchen Sie es in einer Stunde erneut." `
            "GitHub does not answer as expected ($reason). Check your internet connection and try again in an hour."
    }
}

# The packages of GitHub's latest release, one per line: digest (or -) and address.
function Get-LatestPackages {
    Write-Step 'GitHub wird nach der neuesten Version gefragt …' 'Asking GitHub for the latest version …'
    $file = Join-Path $Work 'release.json'
    Save-Download $Releases $file
    $release = Get-Content -LiteralPath $file -Raw -Encoding UTF8 | ConvertFrom-Json
    foreach ($asset in $release.assets) {
        $digest = $asset.PSObject.Properties['digest']
        $value = if ($digest -and $digest.Value) { $digest.Value -replace '^sha256:', '' } else { '-' }
        "$value $($asset.browser_download_url)"
    }
}

# The package for this computer: its digest, address and version.
function Find-Package {
    $architecture = Get-Architecture
    $lines = if ($Pinned) { $Pinned -split '\r?\n' } else { @(Get-LatestPackages) }
    $pattern = '^(\S+) (' + [regex]::Escape($Downloads) + '\S+/rustdesk-([0-9]+(?:\.[0-9]+)+)-' + $architecture + '\.msi)$'
    foreach ($line in $lines) {
        if ($line -cmatch $pattern) {
            $package = @{ Digest = $Matches[1]; Address = $Matches[2]; Version = [version] $Matches[3] }
            if ($package.Digest -cnotmatch '^[0-9a-f]{64}$') {
                Stop-Installation `
                    'GitHub nennt keine Prüfsumme; ohne sie wird nichts installiert. Sagen Sie es bitte der Person, die Ihnen hilft.' `
                    'GitHub gives no digest; without one nothing is installed. Please tell the person who helps you.'
            }
            return $package
        }
    }
    Stop-Installation `
        "Diese Version von RustDesk hat kein Paket für Ihren Rechner ($architecture). Sagen Sie es bitte der Person, die Ihnen hilft." `
        "This version of RustDesk has no package for your computer ($architecture). Please tell the person who helps you."
}

# The version that is there already; null when there is none.
function Get-InstalledVersion {
    if (-not (Test-Path -LiteralPath $Program)) { return $null }
    if ((Get-Item -LiteralPath $Program).VersionInfo.ProductVersion -match '^\d+(\.\d+)+') {
        return [version] $Matches[0]
    }
    return [version] '0.0'
}

# Whether RustDesk came from its .exe installer, which a package of Windows Installer cannot update.
function Test-OtherInstaller {
    $entry = Get-ItemProperty -LiteralPath $UninstallKey -Name WindowsInstaller -ErrorAction SilentlyContinue
    return $null -ne $entry -and $entry.WindowsInstaller -eq 0
}

function Assert-Digest([string] $File, [string] $Digest) {
    if ((Get-FileHash -LiteralPath $File -Algorithm SHA256).Hash -ne $Digest) {
        Stop-Installation `
            'Die Prüfsumme ist falsch; nichts wurde installiert. Versuchen Sie es später, und melden Sie es, wenn es so bleibt.' `
            'The digest is wrong; nothing was installed. Try again later, and report it when it stays like this.'
    }
}

function Assert-Signature([string] $File) {
    $signature = Get-AuthenticodeSignature -LiteralPath $File
    $problem = $null
    if ($signature.Status -ne 'Valid') {
        $problem = $signature.StatusMessage
    } elseif ($signature.SignerCertificate.Subject -notmatch $Publisher) {
        $problem = $signature.SignerCertificate.Subject
    } else {
        # A signature stays valid after its certificate was revoked; here it does not.
        $chain = New-Object -TypeName Security.Cryptography.X509Certificates.X509Chain
        [void] $chain.Build($signature.SignerCertificate)
        $revoked = @($chain.ChainStatus | Where-Object { $_.Status -eq 'Revoked' })
        if ($revoked.Count -gt 0) { $problem = $revoked[0].StatusInformation }
    }
    if ($problem) {
        Stop-Installation `
            "Die Signatur stimmt nicht; nichts wurde installiert. Sagen Sie es bitte der Person, die Ihnen hilft. ($problem)" `
            "The signature is not right; nothing was installed. Please tell the person who helps you. ($problem)"
    }
}

# Runs Windows Installer and returns its exit code.
function Invoke-Installer([string] $Action, [string] $File) {
    $arguments = "$Action `"$File`" /qn /norestart /l*v+ `"$InstallerLog`""
    return (Start-Process -FilePath $WindowsInstaller -ArgumentList $arguments -Wait -PassThru).ExitCode
}

function Install-Client([hashtable] $Package) {
    Write-Step "RustDesk $($Package.Version) wird heruntergeladen …" "Downloading RustDesk $($Package.Version) …"
    $file = Join-Path $Work 'rustdesk.msi'
    Save-Download $Package.Address $file
    Assert-Digest $file $Package.Digest
    Assert-Signature $file
    Write-Step "RustDesk $($Package.Version) wird installiert …" "Installing RustDesk $($Package.Version) …"
    $script:IsChanging = $true
    if (-not (Test-Path -LiteralPath $Program)) { $script:InstalledPackage = $file }
    # 3010: installed, and complete after the next restart.
    $code = Invoke-Installer '/i' $file
    if ($code -notin 0, 3010) {
        Stop-Installation `
            "Windows kann das Paket nicht installieren ($code). Beenden Sie andere Installationen, und versuchen Sie es erneut. Protokoll: $InstallerLog" `
            "Windows cannot install the package ($code). End other installations and try again. Log: $InstallerLog"
    }
    Remove-Item -LiteralPath $InstallerLog -ErrorAction SilentlyContinue
}

function Stop-Client {
    Get-Service -Name RustDesk -ErrorAction SilentlyContinue | Stop-Service -Force
    Get-Process -Name rustdesk -ErrorAction SilentlyContinue | Stop-Process -Force -ErrorAction SilentlyContinue
}

function Start-Client {
    try {
        Start-Service -Name RustDesk
    } catch {
        Stop-Installation `
            'Der Dienst von RustDesk startet nicht. Starten Sie den Rechner neu und dann das Skript noch einmal.' `
            "RustDesk's service does not start. Restart the computer, then start the script again."
    }
}

# Stops when a file, or a folder on the way to it, is a link: programs of the visitor's account can put one there, and
# an administrator's hand would follow it anywhere.
function Assert-NoLink([string] $File) {
    $isOnTheWay = $true
    for ($path = $File; $isOnTheWay -and $path; $path = Split-Path -Parent $path) {
        $isOnTheWay = $SettingsFolders -notcontains $path
        try {
            # Of the link itself, also when it leads nowhere.
            $attributes = [IO.File]::GetAttributes($path)
        } catch [IO.FileNotFoundException], [IO.DirectoryNotFoundException] {
            continue
        }
        if ($attributes -band [IO.FileAttributes]::ReparsePoint) {
            Stop-Installation `
                "Statt eines Ordners oder einer Datei liegt hier eine Verknüpfung: $path. Entfernen Sie sie, und versuchen Sie es erneut." `
                "There is a link in the place of a folder or file: $path. Remove it and try again."
        }
    }
}

# Opens a settings file, and nothing else that its name may lead to.
function Open-Settings([string] $File) {
    Assert-NoLink $File
    [void] (New-Item -ItemType Directory -Force -Path (Split-Path -Parent $File))
    $stream = [IO.File]::Open($File, [IO.FileMode]::OpenOrCreate, [IO.FileAccess]::ReadWrite, [IO.FileShare]::Read)
    $isChecked = $false
    try {
        # Once more, as a folder with an open file in it cannot be exchanged for a link.
        Assert-NoLink $File
        $isChecked = $true
    } finally {
        if (-not $isChecked) { $stream.Dispose() }
    }
    return $stream
}

function Write-Settings([IO.FileStream] $Stream, [byte[]] $Content) {
    $Stream.SetLength(0)
    $Stream.Write($Content, 0, $Content.Length)
}

# Enters the server into a settings file of RustDesk; everything else in it stays.
function Set-Server([string] $File) {
    $exists = Test-Path -LiteralPath $File
    $stream = Open-Settings $File
    try {
        $bytes = New-Object -TypeName byte[] -ArgumentList ([int] $stream.Length)
        [void] $stream.Read($bytes, 0, $bytes.Length)
        $Before[$File] = $null
        if ($exists) { $Before[$File] = $bytes }
        $text = [Text.Encoding]::UTF8.GetString($bytes).TrimStart([char] 0xfeff) -replace '\r?\n$', ''
        $lines = @(Get-SettingsWithServer @(if ($text) { $text -split '\r?\n' }))
        Write-Settings $stream ([Text.Encoding]::UTF8.GetBytes(($lines -join "`r`n") + "`r`n"))
    } finally {
        $stream.Dispose()
    }
}

# The lines of a settings file, with the server in them.
function Get-SettingsWithServer([string[]] $Given) {
    $settings = [ordered] @{
        'custom-rendezvous-server' = $Server
        'key' = $Key
        'relay-server' = $Relay
        'api-server' = $Api
    }
    $ours = @($settings.Keys | Where-Object { $settings[$_] } | ForEach-Object { "$_ = '$($settings[$_])'" })
    $lines = New-Object -TypeName Collections.Generic.List[string]
    $inOptions = $false
    $isWritten = $false
    foreach ($line in $Given) {
        $isHeader = $line -match '^\s*\['
        if ($isHeader) { $inOptions = $line -match '^\s*\[options\]' }
        $name = ($line -split '=', 2)[0].Trim(" `t`"'".ToCharArray())
        if ($inOptions -and $settings.Contains($name)) { continue }
        $lines.Add($line)
        if ($inOptions -and $isHeader) {
            $lines.AddRange([string[]] $ours)
            $isWritten = $true
        }
    }
    if (-not $isWritten) { $lines.AddRange([string[]] (@('', '[options]') + $ours)) }
    return $lines
}

# RustDesk has two sets of settings, the service's and the user's. A running one writes its own over ours, so this
# happens while it is stopped.
function Set-AllServers {
    if (-not $Server) {
        Write-Step 'RustDesk benutzt die öffentlichen Server seines Projekts.' "RustDesk uses its project's public servers."
        return
    }
    if ("$Server$Key$Relay$Api" -match "['\p{Cc}]") {
        Stop-Installation `
            'Die Einstellungen in diesem Skript sind beschädigt. Laden Sie es neu von der Website.' `
            'The settings in this script are damaged. Download it anew from the website.'
    }
    Write-Step "Der Server $Server wird eingetragen …" "Entering the server $Server …"
    $script:IsChanging = $true
    Stop-Client
    foreach ($folder in $SettingsFolders) {
        Set-Server (Join-Path $folder 'RustDesk\config\RustDesk2.toml')
    }
}

# Takes back whatever was done, as far as it goes.
function Undo-Changes {
    $ErrorActionPreference = 'Continue'
    Write-Step 'Die Änderungen werden zurückgenommen …' 'Taking the changes back …'
    Stop-Client
    foreach ($file in $Before.Keys) {
        try {
            Assert-NoLink $file
            if ($null -eq $Before[$file]) {
                Remove-Item -LiteralPath $file -ErrorAction SilentlyContinue
                continue
            }
            $stream = Open-Settings $file
            try { Write-Settings $stream $Before[$file] } finally { $stream.Dispose() }
        } catch {
            Write-Host $_.Exception.Message -ForegroundColor Red
        }
    }
    if ($InstalledPackage) {
        [void] (Invoke-Installer '/x' $InstalledPackage)
    } else {
        Start-Service -Name RustDesk -ErrorAction SilentlyContinue
    }
}

# It takes the service a moment to get an ID; null when it gets none.
function Get-RustDeskId {
    for ($attempt = 1; $attempt -le 30; $attempt++) {
        # Without a pipe PowerShell does not wait for a program that has windows.
        $id = (& $Program --get-id | Out-String).Trim()
        if ($id -match '^[A-Za-z0-9_-]{6,}$') { return $id }
        Start-Sleep -Seconds 1
    }
    return $null
}

function Install-RemoteSupport {
    [void] (New-Item -ItemType Directory -Path $Work)
    $package = Find-Package
    $present = Get-InstalledVersion
    if ($present -and ($present -ge $package.Version -or (Test-OtherInstaller))) {
        Write-Step "RustDesk $present ist schon installiert." "RustDesk $present is installed already."
    } else {
        Install-Client $package
    }
    Set-AllServers
    Start-Client
    $script:IsChanging = $false
    # The window opens in the visitor's account, not in the administrator's.
    Start-Process -FilePath $Explorer -ArgumentList "`"$Program`""
    $id = Get-RustDeskId
    if ($id) {
        Write-Step "Fertig. Ihre ID ist $id. Nennen Sie sie der Person, die Ihnen hilft, und bestätigen Sie dann die Verbindung." `
            "Done. Your ID is $id. Tell it to the person who helps you, then accept the connection."
    } else {
        Write-Step 'Fertig. Öffnen Sie RustDesk, und nennen Sie der Person, die Ihnen hilft, die ID von dort.' `
            'Done. Open RustDesk and tell the person who helps you the ID you see there.'
    }
}

$exitCode = 1
try {
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
    if (-not (Test-Administrator)) {
        Start-AsAdministrator
        exit 0
    }
    Install-RemoteSupport
    $exitCode = 0
} catch {
    $message = $_.Exception.Message
    if ($message -notlike 'Fehler:*') {
        $message = "Fehler: $message`nVersuchen Sie es noch einmal.`n`nError: $message`nTry again."
    }
    Write-Host "`n$message`n" -ForegroundColor Red
} finally {
    # Also after Ctrl+C, which no catch sees.
    if ($IsChanging) { Undo-Changes }
    Remove-Item -LiteralPath $Work -Recurse -Force -ErrorAction SilentlyContinue
}
[void] (Read-Host 'Eingabetaste zum Schließen / Enter to close')
exit $exitCode
