import { Progress } from '@frond/ui'

const files = 48

export default function ProgressStatus() {
  return (
    <Progress
      value={31}
      max={files}
      getValueLabel={() => 'Photos uploaded'}
      getValueText={(value) => `${value} of ${files} photos`}
      renderStatus={({ percent }) => (
        <span className="font-medium text-highlighted">
          31 of {files} photos, {percent} %
        </span>
      )}
    />
  )
}
