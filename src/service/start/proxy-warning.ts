import { isIPv4 } from "node:net";
import type { Answer } from "../index";
import { clientAddress } from "../request";
import { addressBlocks } from "../runtime/address-blocks";
import type { Log } from "./log";

/** Addresses that no visitor on the internet has, so that they may be logged. */
const inner = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * Warns once if a peer that is not a trusted proxy sends X-Forwarded-For: either a proxy was forgotten, whose visitors
 * then share one address and its limits, or a client pretends to be one.
 */
export function withProxyWarning(answer: Answer, trustedProxies: readonly string[], log: Log): Answer {
  let isWarned = false;
  return (request, connection) => {
    const { address } = connection;
    if (!isWarned && address !== null && request.headers.has("x-forwarded-for")) {
      isWarned = !clientAddress(address, request, { trustedProxies }).isFromTrustedProxy;
      if (isWarned) log.warn(warning(address));
    }
    return answer(request, connection);
  };
}

function warning(address: string): string {
  const spelled = addressBlocks(address).address;
  const plain = isIPv4(spelled) ? spelled : address;
  const peer = inner.test(plain) ? plain : `a public ${isIPv4(plain) ? "IPv4" : "IPv6"} address`;
  return `X-Forwarded-For from ${peer} is ignored. If this is your proxy, name it with --trusted-proxy.`;
}
