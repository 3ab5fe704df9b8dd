<#
.SYNOPSIS
Installs the remote-support program RustDesk and sets it up.
Installiert das Fernwartungsprogramm RustDesk und richtet es ein.

.DESCRIPTION
Right-click the file and choose "Run with PowerShell" ("Mit PowerShell ausführen"). It can be run again at any time.
For Windows 10 and 11 on x64 and arm64. The package comes from RustDesk's releases at GitHub and needs the SHA-256
digest that GitHub publishes, and a valid signature of RustDesk's publisher. After a failure all is as before, except
for an update that had already succeeded.
#>
param([switch] $IsElevated) # set by the script itself when it starts again with administrator rights

Set-StrictMode -Version 3.0
$ErrorActionPreference = 'Stop'
# The progress bar makes downloads many times slower.
$ProgressPreference = 'SilentlyContinue'

# ---- Filled in when the website is built ---------------------------------------------------------------------------
$Server = ''
$Key = ''
$Relay = ''
$Api = ''
# A package per line, digest and address. Without any, GitHub is asked for its latest release.
$Pinned = ''
$Releases = 'https://api.github.com/repos/rustdesk/rustdesk/releases/latest'
$Downloads = 'https://github.com/rustdesk/rustdesk/releases/download/'
# --------------------------------------------------------------------------------------------------------------------

# How the certificate of RustDesk's Windows releases names their publisher.
$Publisher = '(?i)\b(CN|O)="?PURSLANE\b'
$Program = Join-Path $env:ProgramFiles 'RustDesk\rustdesk.exe'
# Other programs of the user can neither write here nor foresee the name.
$Work = Join-Path $env:SystemRoot ('Temp\rustdesk-' + [guid]::NewGuid())
$InstallerLog = "$Work.log"
$Before, $NewPackage, $IsChanging = @{}, $null, $false # what there is to undo

function Write-Step([string] $German, [string] $English) {
    Write-Host $German
    Write-Host "  $English" -ForegroundColor DarkGray
}

function Stop-Installation([string] $German, [string] $English) { throw "Fehler: $German`n`nError: $English" }

# The package for this computer: its digest, address and version.
function Find-Package {
    $architecture = @{ 9 = 'x86_64'; 12 = 'aarch64' }[[int] @(Get-CimInstance -ClassName Win32_Processor)[0].Architecture]
    $lines = if ($Pinned) { $Pinned -split '\r?\n' } else {
        foreach ($asset in (Invoke-RestMethod -UseBasicParsing -Uri $Releases).assets) {
            "$($asset.digest -replace '^sha256:') $($asset.browser_download_url)"
        }
    }
    $pattern = '^(\S+) (' + [regex]::Escape($Downloads) + '\S+/rustdesk-([0-9]+(?:\.[0-9]+)+)-' + $architecture + '\.msi)$'
    foreach ($line in $lines) {
        if ($architecture -and $line -cmatch $pattern) {
            return @{ Digest = $Matches[1]; Address = $Matches[2]; Version = [version] $Matches[3] }
        }
    }
    Stop-Installation 'Für diesen Rechner gibt es kein Paket. Anderes finden Sie auf https://rustdesk.com' `
        'There is no package for this computer. For others see https://rustdesk.com'
}

# Whether RustDesk is there in this version or a later one, or from its .exe installer, which a package cannot update.
function Test-Installed([version] $Version) {
    if (-not (Test-Path -LiteralPath $Program)) { return $false }
    $key = 'HKLM:\SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\RustDesk'
    $entry = Get-ItemProperty -LiteralPath $key -Name WindowsInstaller -ErrorAction SilentlyContinue
    if ($null -ne $entry -and $entry.WindowsInstaller -eq 0) { return $true }
    $isKnown = (Get-Item -LiteralPath $Program).VersionInfo.ProductVersion -match '^\d+(\.\d+)+'
    return $isKnown -and [version] $Matches[0] -ge $Version
}

function Assert-Package([string] $File, [string] $Digest) {
    $signature = Get-AuthenticodeSignature -LiteralPath $File
    $chain = New-Object -TypeName Security.Cryptography.X509Certificates.X509Chain
    $problem = if ((Get-FileHash -LiteralPath $File -Algorithm SHA256).Hash -ne $Digest) {
        'SHA-256'
    } elseif ($signature.Status -ne 'Valid') {
        $signature.StatusMessage
    } elseif ($signature.SignerCertificate.Subject -notmatch $Publisher) {
        $signature.SignerCertificate.Subject
    } elseif (-not $chain.Build($signature.SignerCertificate) -and $chain.ChainStatus.Status -contains 'Revoked') {
        # A signature stays valid after its certificate was revoked.
        'revoked'
    }
    if ($problem) {
        Stop-Installation "Das Paket ist nicht echt; nichts wurde installiert. Sagen Sie es der Person, die Ihnen hilft. ($problem)" `
            "The package is not genuine; nothing was installed. Tell the person who helps you. ($problem)"
    }
}

# Runs Windows Installer and returns its exit code.
function Invoke-Installer([string] $Action, [string] $File) {
    # A program of the same name beside this script would be somebody else's.
    $installer = Join-Path $env:SystemRoot 'System32\msiexec.exe'
    $arguments = "$Action `"$File`" /qn /norestart /l*v+ `"$InstallerLog`""
    return (Start-Process -FilePath $installer -ArgumentList $arguments -Wait -PassThru).ExitCode
}

function Install-Client([hashtable] $Package) {
    Write-Step "RustDesk $($Package.Version) wird installiert …" "Installing RustDesk $($Package.Version) …"
    $file = Join-Path $Work 'rustdesk.msi'
    Invoke-WebRequest -UseBasicParsing -Uri $Package.Address -OutFile $file
    Assert-Package $file $Package.Digest
    $script:IsChanging = $true
    if (-not (Test-Path -LiteralPath $Program)) { $script:NewPackage = $file }
    # 3010: installed, and complete after the next restart.
    $code = Invoke-Installer '/i' $file
    if ($code -notin 0, 3010) {
        Stop-Installation "Windows kann das Paket nicht installieren ($code). Beenden Sie andere Installationen. Protokoll: $InstallerLog" `
            "Windows cannot install the package ($code). End other installations. Log: $InstallerLog"
    }
    Remove-Item -LiteralPath $InstallerLog -ErrorAction SilentlyContinue
}

function Stop-Client {
    if ($IsElevated) { Get-Service -Name RustDesk -ErrorAction SilentlyContinue | Stop-Service -Force }
    Get-Process -Name rustdesk -ErrorAction SilentlyContinue | Stop-Process -Force -ErrorAction SilentlyContinue
}

# Enters the server into an account's settings, and keeps all others. A running RustDesk would overwrite them.
function Set-Server([string] $AppData) {
    if (-not $Server) { return }
    $file = Join-Path $AppData 'RustDesk\config\RustDesk2.toml'
    if ("$Server$Key$Relay$Api" -match "['\p{Cc}]") {
        Stop-Installation 'Das Skript ist beschädigt. Laden Sie es neu herunter.' 'The script is damaged. Download it again.'
    }
    $script:IsChanging = $true
    Stop-Client
    $Before[$file] = if (Test-Path -LiteralPath $file) { [IO.File]::ReadAllBytes($file) } else { $null }
    $settings = [ordered] @{ 'custom-rendezvous-server' = $Server; 'key' = $Key; 'relay-server' = $Relay; 'api-server' = $Api }
    $ours = @($settings.Keys | Where-Object { $settings[$_] } | ForEach-Object { "$_ = '$($settings[$_])'" })
    $inOptions = $false
    $lines = @(foreach ($line in @(if ($Before[$file]) { [IO.File]::ReadAllLines($file) })) {
        if ($line -match '^\s*\[') { $inOptions = $line -match '^\s*\[options\]' }
        if (-not ($inOptions -and $settings.Contains(($line -split '=', 2)[0].Trim(" `t`"'".ToCharArray())))) { $line }
    })
    $at = [array]::IndexOf($lines, '[options]') + 1
    if ($at -eq 0) { $lines += '', '[options]'; $at = $lines.Count }
    $lines = @($lines | Select-Object -First $at) + $ours + @($lines | Select-Object -Skip $at)
    [void] (New-Item -ItemType Directory -Force -Path (Split-Path -Parent $file))
    [IO.File]::WriteAllLines($file, [string[]] $lines)
}

# Undoes everything as far as possible.
function Undo-Changes {
    $ErrorActionPreference = 'Continue'
    Write-Step 'Die Änderungen werden zurückgenommen …' 'Undoing the changes …'
    Stop-Client
    foreach ($file in $Before.Keys) {
        if ($Before[$file]) { [IO.File]::WriteAllBytes($file, $Before[$file]) } else { Remove-Item -LiteralPath $file }
    }
    if ($NewPackage) { [void] (Invoke-Installer '/x' $NewPackage) }
    elseif ($IsElevated) { Start-Service -Name RustDesk -ErrorAction SilentlyContinue }
}

# The visitor's own settings are written without administrator rights, which a link there could lead anywhere.
function Install-ForVisitor {
    Set-Server $env:APPDATA
    $powerShell = Join-Path $env:SystemRoot 'System32\WindowsPowerShell\v1.0\powershell.exe'
    $arguments = "-NoProfile -ExecutionPolicy Bypass -File `"$PSCommandPath`" -IsElevated"
    $elevated = Start-Process -FilePath $powerShell -Verb RunAs -ArgumentList $arguments -Wait -PassThru
    if ($elevated.ExitCode -ne 0) { Stop-Installation 'Nichts wurde installiert.' 'Nothing was installed.' }
    Start-Process -FilePath $Program
    $id = ''
    # It takes the service a moment to get an ID. Without a pipe PowerShell does not wait for a program with windows.
    for ($try = 1; $try -le 30 -and $id -notmatch '^[A-Za-z0-9_-]{6,}$'; $try++) {
        Start-Sleep -Seconds 1
        $id = (& $Program --get-id | Out-String).Trim()
    }
    Write-Step "Fertig. Ihre ID ist $id (siehe auch RustDesk). Nennen Sie sie der Person, die Ihnen hilft, und bestätigen Sie dann die Verbindung." `
        "Done. Your ID is $id (see RustDesk, too). Tell it to the person who helps you, then accept the connection."
}

$exitCode = 1
try {
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
    if ($IsElevated) {
        [void] (New-Item -ItemType Directory -Path $Work)
        $package = Find-Package
        if (-not (Test-Installed $package.Version)) { Install-Client $package }
        Set-Server (Join-Path $env:SystemRoot 'ServiceProfiles\LocalService\AppData\Roaming')
        Start-Service -Name RustDesk
    } else { Install-ForVisitor }
    $IsChanging = $false
    $exitCode = 0
} catch {
    $message = $_.Exception.Message
    if ($message -notlike 'Fehler:*') { $message = "Fehler: $message`nVersuchen Sie es noch einmal.`n`nError: $message`nTry again." }
    Write-Host "`n$message`n" -ForegroundColor Red
} finally {
    # Also after Ctrl+C, which no catch sees.
    if ($IsChanging) { Undo-Changes }
    Remove-Item -LiteralPath $Work -Recurse -Force -ErrorAction SilentlyContinue
}
if (-not $IsElevated -or $exitCode) { [void] (Read-Host 'Eingabetaste zum Schließen / Enter to close') }
exit $exitCode
