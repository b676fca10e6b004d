/** Node.js's own variable; versions before 22.21 and 24.5 do not know it. */
const SWITCH = "NODE_USE_ENV_PROXY";

/** Variables that other programs take a proxy from. */
const proxies = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

/** Names the proxy variable that is set but that Node.js ignores, as a clause; null if there is none. */
export function unusedProxy(variables: NodeJS.ProcessEnv): string | null {
  const name = proxies.find((each) => variables[each]);
  if (name === undefined || variables[SWITCH]) return null;
  return `${name} is set, but Node.js uses it only with ${SWITCH}=1, from 22.21 or 24.5 on`;
}
