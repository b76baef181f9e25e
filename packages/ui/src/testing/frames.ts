/** Waits two frames, after which React has rendered, the browser has done layout, and React has handled the result. */
export async function nextFrames(): Promise<void> {
  await nextFrame()
  await pendingTasks()
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Waits for the queued tasks and the tasks that they queue. React schedules renders with message events. */
export async function pendingTasks(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
  }
}
