const surfaces = ['bg-default', 'bg-muted', 'bg-raised', 'bg-elevated', 'bg-accented']
const tones = ['text-highlighted', 'text-default', 'text-toned', 'text-muted', 'text-dimmed']

/** Every tone of text can be read on every surface. */
export default function Surfaces() {
  return (
    <div className="grid w-full grid-cols-2 gap-3 md:grid-cols-5">
      {surfaces.map((surface) => (
        <div key={surface} className={`rounded-lg border border-default p-3 text-xs wrap-anywhere ${surface}`}>
          <p className="mb-3 font-mono text-highlighted">{surface}</p>
          {tones.map((tone) => (
            <p key={tone} className={tone}>
              {tone.replace('text-', '')}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
