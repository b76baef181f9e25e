/** Stores on a disk answer at once; in the browser an answer is a promise. Everything above them is the same. */
export type Timing = 'now' | 'later'

export type Answer<Value, When extends Timing> = When extends 'now' ? Value : Promise<Value>

/** Goes on with an answer when it is there: at once, or when the promise is kept. */
export function chain<Value, Result>(
  answer: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return answer instanceof Promise ? answer.then(next) : next(answer)
}
