import { spawn } from "node:child_process";

/** The programs that open a file in the user's browser. */
const openers: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ["open"],
  // The first argument of `start` in quotation marks is a title.
  win32: ["cmd", "/c", "start", '""'],
  linux: ["xdg-open"],
};

/**
 * Opens a file in the user's browser.
 *
 * @returns false where there is no one to see it, such as in a pipeline, or if no browser could be opened
 */
export function openFile(
  file: string,
  variables: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  const opener = openers[platform];
  const hasScreen = platform !== "linux" || isSet(variables.DISPLAY) || isSet(variables.WAYLAND_DISPLAY);
  if (opener === undefined || !hasScreen || isSet(variables.CI)) return Promise.resolve(false);
  const [command, ...args] = opener;
  return new Promise((resolve) => {
    const child = spawn(command, [...args, file], { detached: true, stdio: "ignore", env: { ...variables } });
    child.once("error", () => resolve(false));
    // `xdg-open` ends at once; one that runs on is the browser.
    const timer = setTimeout(() => resolve(true), 3000);
    child.once("exit", (status) => {
      clearTimeout(timer);
      resolve(status === 0);
    });
    child.unref();
  });
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "false";
}
