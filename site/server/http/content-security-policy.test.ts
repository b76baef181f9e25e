import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, findScriptHashes, findStyleHashes } from './content-security-policy.ts'

describe('content security policy', () => {
  it('hashes inline scripts and ignores data blocks', () => {
    const html = '<script data-a="1">alert(1)</script><script type="application/json" id="x">{"a":1}</script>'
    expect(findScriptHashes(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='])
  })

  it('hashes a style attribute as the browser decodes it, once', () => {
    const html =
      '<i style="color:red"></i><b class="x" style="color:red"></b><u style="background:url(&quot;a&quot;)"></u>'
    expect(findStyleHashes(html)).toHaveLength(2)
  })

  it('hashes a style element by its text', () => {
    expect(findStyleHashes('<style nonce="">a{color:red}</style>')).toEqual([
      `sha256-${createHash('sha256').update('a{color:red}').digest('base64')}`,
    ])
  })

  it('never allows all inline code', () => {
    const policy = contentSecurityPolicy({ scripts: ['sha256-a'], styles: ['sha256-b'] })
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain("'unsafe-eval'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-a';")
    expect(policy).toContain("default-src 'none';")
    expect(policy).toContain("base-uri 'none';")
    expect(policy).toContain("img-src 'self' data: blob:;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('requires HTTPS only if the visitor uses it, and allows frames only if configured', () => {
    const policy = contentSecurityPolicy({ scripts: [], frames: true, secure: true })
    expect(policy).toMatch(/; frame-ancestors 'self'; upgrade-insecure-requests; report-to csp$/)
  })
})
