import type { ComponentChildren } from "preact";
import { type Failure, nextStep } from "../ask/failure";
import { asSentence } from "../words";

/** Draws the place of an error; null if the user cannot see that place. */
export type PlaceOf = (error: object) => ComponentChildren;

/** A failure in words: what happened, what is wrong where, and what to do. */
export function ProblemBox(props: { failure: Failure; retry?: (() => void) | undefined; placeOf?: PlaceOf }) {
  const { failure, retry, placeOf = pointerOf } = props;
  const step = nextStep(failure);
  const errors = failure.problem?.errors ?? [];
  return (
    <div class="problem" role="alert">
      <p class="problem-title">{failure.slug === "validation-failed" ? "Some input is not valid" : failure.title}</p>
      {/* The detail of a failed validation is its first error. */}
      {(failure.slug !== "validation-failed" || errors.length === 0) && <p>{failure.detail}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={JSON.stringify(error)}>
              {asSentence("message" in error ? error.message : error.detail)} {placeOf(error)}
            </li>
          ))}
        </ul>
      )}
      {step !== null && <p>{step}</p>}
      {failure.problem?.request_id !== undefined && <p class="quiet">Request {failure.problem.request_id}</p>}
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          {failure.slug === "precondition-failed" ? "Load the current state" : "Try again"}
        </button>
      )}
    </div>
  );
}

function pointerOf(error: object) {
  const { pointer, parameter } = error as { pointer?: string; parameter?: string };
  const place = parameter ?? pointer;
  // A top-level member has a field, which shows the error, too.
  return place && !/^\/[^/]+$/.test(place) ? <code>{place}</code> : null;
}
