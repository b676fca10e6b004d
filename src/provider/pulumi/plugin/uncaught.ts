/** Rejections of what runs now. */
const running = new Set<(error: unknown) => void>();

// No one waits for what a callback of an output throws: Node would end the plugin, and all of its operations.
process.on("uncaughtException", (error) => {
  if (running.size === 0) throw error;
  for (const reject of running) reject(error);
});

/** Runs a function of which a part may fail where no one waits for it, and rejects with that failure as well. */
export async function orUncaught<T>(run: () => Promise<T>): Promise<T> {
  let end = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    running.add(reject);
    end = () => void running.delete(reject);
  });
  try {
    return await Promise.race([run(), failed]);
  } finally {
    end();
  }
}
