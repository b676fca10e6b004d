import { type Failure, nextStep } from "../ask/failure";

/** A failure in words: what happened, what is wrong where, and what to do. */
export function ProblemBox({ failure, retry }: { failure: Failure; retry?: (() => void) | undefined }) {
  const step = nextStep(failure);
  const errors = failure.problem?.errors ?? [];
  return (
    <div class="problem" role="alert">
      <p class="problem-title">{failure.title}</p>
      <p>{failure.detail}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={JSON.stringify(error)}>
              {"message" in error ? error.message : error.detail} {placeOf(error)}
            </li>
          ))}
        </ul>
      )}
      {step !== null && <p>{step}</p>}
      {failure.problem?.request_id !== undefined && <p class="quiet">Request {failure.problem.request_id}</p>}
      {retry !== undefined && (
        <button type="button" onClick={retry}>
          {failure.slug === "precondition-failed" ? "Load the present state" : "Try again"}
        </button>
      )}
    </div>
  );
}

function placeOf(error: object) {
  const { pointer, parameter } = error as { pointer?: string; parameter?: string };
  const place = parameter ?? pointer;
  return place ? <code>{place}</code> : null;
}
