import type { ResumeScore } from '@nextrung/contract/resume-score'
import { EvidenceMark } from '../../../ui/evidence-mark.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx'

/** Where the score comes from: the mark, with the parts and weights a click away. */
export const ScoreSource = ({ score }: { score: ResumeScore }) => (
  <Popover>
    <PopoverTrigger className="mt-1 inline-flex min-h-6 items-center gap-2 text-left text-caption text-muted-foreground hover:text-foreground data-[state=open]:text-accent-foreground">
      <EvidenceMark kind="half" />
      <span className="underline decoration-dotted decoration-1 underline-offset-3">
        {`Calculated here, from ${score.parts.length} ${score.parts.length === 1 ? 'part' : 'parts'}`}
      </span>
    </PopoverTrigger>
    <PopoverContent align="start" aria-label="How the resume score is calculated" className="max-w-[360px]">
      <h3 className="text-h3">How it is calculated</h3>
      <p className="mt-1 text-small text-ink-2">
        Each point is explained; the weights are our own judgement. The parts are added up, and the same
        resume always gets the same score.
      </p>
      <table className="mt-3 w-full text-small">
        <thead className="text-caption text-muted-foreground">
          <tr>
            <th scope="col" className="pb-1 text-left font-normal">
              Part
            </th>
            <th scope="col" className="pb-1 pl-4 text-right font-normal">
              Points
            </th>
            <th scope="col" className="pb-1 pl-4 text-right font-normal">
              Weight
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {score.parts.map((part) => (
            <tr key={part.name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                {part.name}
              </th>
              <td className="py-1.5 pl-4 text-right">{part.points}</td>
              <td className="py-1.5 pl-4 text-right text-ink-2">{part.most}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold tabular-nums">
          <tr className="border-t border-edge">
            <th scope="row" className="pt-1.5 text-left font-semibold">
              Together
            </th>
            <td className="pt-1.5 pl-4 text-right">{score.total}</td>
            <td className="pt-1.5 pl-4 text-right text-ink-2">
              {score.parts.reduce((sum, part) => sum + part.most, 0)}
            </td>
          </tr>
        </tfoot>
      </table>
    </PopoverContent>
  </Popover>
)
