import type { FaultKind, FaultSpec } from "@consentform/service/command-line";
import { InvalidArgumentError } from "commander";

/**
 * Parses `429=0.1,503=0.1,reset=0.05,lost=0.05,latency=30ms,seed=7`; what is left out is 0.
 * @throws {InvalidArgumentError}
 */
export function parseFaultSpec(text: string): FaultSpec {
  const rates: Record<FaultKind, number> = { "429": 0, "503": 0, reset: 0, lost: 0 };
  let latencyMs = 0;
  let seed = 1;
  for (const part of text.split(",")) {
    const [name = "", value = ""] = part.split("=").map((side) => side.trim());
    if (isFaultKind(name) && /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(value)) rates[name] = Number(value);
    else if (name === "latency" && /^\d+ms$/.test(value)) latencyMs = Number.parseInt(value, 10);
    else if (name === "seed" && /^\d+$/.test(value)) seed = Number(value);
    else throw new InvalidArgumentError(`found "${part}"; allowed are ${FAULT_FORM}.`);
  }
  if (Object.values(rates).reduce((sum, rate) => sum + rate, 0) > 1) {
    throw new InvalidArgumentError("the rates add up to more than 1.");
  }
  return { rates, latencyMs, seed };
}

/** The form of `--fault`, for help and errors. */
export const FAULT_FORM = "429=RATE,503=RATE,reset=RATE,lost=RATE,latency=30ms,seed=N with rates from 0 to 1";

function isFaultKind(name: string): name is FaultKind {
  return name === "429" || name === "503" || name === "reset" || name === "lost";
}
