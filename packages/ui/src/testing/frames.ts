/** Two frames: by then React has rendered what has happened, the browser has laid it out, and React has answered that. */
export async function nextFrames(): Promise<void> {
  await nextFrame()
  await pendingTasks()
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Waits behind the tasks that wait already, and those that they bring. React renders in messages to itself. */
export async function pendingTasks(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(undefined)
    })
  }
}
