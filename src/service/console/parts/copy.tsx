import { useState } from "preact/hooks";

/** A value to copy, with its button. @param label names the value, for those who do not see where it is */
export function Copy({ value, label }: { value: string; label: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid("Copied");
    } catch {
      setSaid("Select the text and copy it: this browser does not allow the button to.");
    }
  };
  return (
    <span class="copy">
      <code>{value}</code>{" "}
      <button type="button" class="small" onClick={() => void copy()}>
        Copy<span class="unseen"> {label}</span>
      </button>{" "}
      <span role="status" class="quiet">
        {said}
      </span>
    </span>
  );
}
