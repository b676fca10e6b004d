/**
 * Arguments of a Chromium that runs unattended. Everything goes through the proxy of this port of the machine, loopback
 * too; no UDP. Nothing of the machine's own profile is used, and nothing is sent home.
 */
export function chromiumArguments(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    "--proxy-bypass-list=<-loopback>",
    "--disable-quic",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--no-first-run",
    // Chromium's sandbox does not start as root, which containers run as; the container is the sandbox then.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}
