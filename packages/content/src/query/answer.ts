/** A store on disk returns values; in the browser it returns promises. The code that uses them is the same. */
export type Timing = 'now' | 'later'

export type Answer<Value, When extends Timing> = When extends 'now' ? Value : Promise<Value>

/** Calls `next` with a value: at once, or after its promise has resolved. */
export function continueWith<Value, Result>(
  answer: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return answer instanceof Promise ? answer.then(next) : next(answer)
}
