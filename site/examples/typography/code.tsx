import { ProseCodeGroup, ProsePre } from '@frond/ui/prose'

export default function Code() {
  return (
    <div className="w-full">
      <ProsePre filename="greet.ts" highlights={[2]} code={'const name = "Ada"\nconsole.log(`Hello ${name}`)'} />
      <ProseCodeGroup>
        <ProsePre filename="npm" code="npm install @frond/ui" />
        <ProsePre filename="pnpm" code="pnpm add @frond/ui" />
      </ProseCodeGroup>
    </div>
  )
}
