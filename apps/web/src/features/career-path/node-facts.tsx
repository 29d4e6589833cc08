import type { PathDemand, PathGain, PathPay } from '@nextrung/contract/career-path'
import { FactNote } from './fact-note.tsx'
import { moneyText } from './money.ts'
import { sourceName } from './source-text.ts'

const payKind = ({ verified }: PathPay) => (verified ? 'solid' : 'hollow')

type PayFactProps = { pay: PathPay; role: string; showsWhat: boolean }

const PayFact = ({ pay, role, showsWhat }: PayFactProps) => (
  <div>
    <dt className="text-caption text-muted-foreground">{pay.measure ?? 'Median pay a year'}</dt>
    <dd>
      <p className="text-h2">{moneyText(pay.median)}</p>
      {showsWhat && <p className="text-caption text-ink-2 wrap-anywhere">{pay.what}</p>}
      <FactNote
        kind={payKind(pay)}
        name={`${sourceName(pay.source, 'Published')}${pay.verified ? '' : ', not verified'}`}
        about={`Pay, ${role}`}
        sources={[pay.source]}
      >
        <p>{pay.what}</p>
        {pay.low !== undefined && pay.high !== undefined && (
          <p>{`A tenth earn less than ${moneyText(pay.low)}, and a tenth more than ${moneyText(pay.high)}.`}</p>
        )}
        {!pay.verified && <p>We could not read this figure in a published copy.</p>}
      </FactNote>
    </dd>
  </div>
)

/** In words, because its two medians may be measured in another way than the pay beside it. */
const GainFact = ({ gain, role }: { gain: PathGain; role: string }) => (
  <div className="col-span-full">
    <dt className="text-caption text-muted-foreground">What this step is worth</dt>
    <dd>
      <p className="text-small wrap-anywhere">{gain.text}</p>
      <FactNote
        kind="half"
        name="From two medians"
        about={`Difference in pay, ${role}`}
        sources={gain.sources}
      >
        <p>{`The first median less the second: ${moneyText(gain.amount)} a year.`}</p>
      </FactNote>
    </dd>
  </div>
)

const DemandFact = ({ demand, role }: { demand: PathDemand; role: string }) => (
  <div>
    <dt className="text-caption text-muted-foreground">Demand</dt>
    <dd>
      <p className="text-h2">{`${Math.round(demand.score)} of 100`}</p>
      <FactNote
        kind="half"
        name={sourceName(demand.source, 'Calculated')}
        about={`Demand, ${role}`}
        sources={[demand.source]}
      >
        <p>{demand.text}</p>
      </FactNote>
    </dd>
  </div>
)

type RoleFactsProps = {
  role: string
  pay?: PathPay | undefined
  gain?: PathGain | undefined
  demand?: PathDemand | undefined
  /** For cards whose pay is measured in different ways: says what was measured, next to the figure. */
  showsWhat?: boolean
}

/** The figures of a role, each with its source. */
export const RoleFacts = ({ role, pay, gain, demand, showsWhat = false }: RoleFactsProps) =>
  (pay || gain || demand) && (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {pay && <PayFact pay={pay} role={role} showsWhat={showsWhat} />}
      {demand && <DemandFact demand={demand} role={role} />}
      {gain && <GainFact gain={gain} role={role} />}
    </dl>
  )
