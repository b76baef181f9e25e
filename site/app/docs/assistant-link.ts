const addresses = {
  ChatGPT: 'https://chatgpt.com/?hints=search&q=',
  Claude: 'https://claude.ai/new?q=',
} as const

/** Returns the URL that opens an AI assistant with a question about a page. */
export function assistantLink(assistant: keyof typeof addresses, url: string): string {
  return addresses[assistant] + encodeURIComponent(`Read ${url} so I can ask questions about it.`)
}
