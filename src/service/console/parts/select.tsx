import { Field } from "./form";

/** A labeled list, from which one value is selected. */
export function Select<Value extends string>(props: {
  name: string;
  label: string;
  hint?: string;
  /** Values, each with the text that people see. */
  options: readonly (readonly [value: Value, text: string])[];
  /** Default: the first one. */
  selected?: Value;
  disabled?: boolean;
  onChange?: (value: Value) => void;
}) {
  const { name, label, hint, options, selected, disabled, onChange } = props;
  const change = onChange && {
    onChange: (event: Event) => onChange((event.target as HTMLSelectElement).value as Value),
  };
  return (
    <Field name={name} label={label} hint={hint}>
      {(attributes) => (
        <select {...attributes} disabled={disabled === true} {...change}>
          {options.map(([value, text]) => (
            <option key={value} value={value} {...(selected !== undefined && { selected: value === selected })}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
