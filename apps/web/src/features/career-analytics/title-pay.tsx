import type { MarketDetails } from '@nextrung/contract/market-figures'
import { FigureNote } from './figure-note.tsx'
import { count, dollars } from './format-figure.ts'

type TitlePayProps = Pick<MarketDetails, 'salary' | 'titlePay' | 'surveyPay' | 'payGap' | 'occupation'>

/** The official median beside the pay under the role's own title, and why they differ. */
export const TitlePay = ({ salary, titlePay, surveyPay, payGap, occupation }: TitlePayProps) => {
  if (!titlePay && !surveyPay) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-label">The official figure and the title itself</h3>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-small">
        <dt>
          <FigureNote
            figure={salary.median}
            title={`Official median, ${occupation.title}`}
            name={`Official median, ${occupation.title}`}
            ofOccupation
          />
        </dt>
        <dd className="text-right tabular-nums">{dollars(salary.median.value)}</dd>
        {titlePay && (
          <>
            <dt className="text-ink-2">
              <FigureNote
                figure={titlePay.median}
                title={`Pay offered to “${titlePay.title}”`}
                name={`Offered in ${count(titlePay.filings)} visa filings`}
              >
                <p>
                  {`Half of the offers were between ${dollars(titlePay.p25.value)} and ${dollars(titlePay.p75.value)}. Filings come from employers who sponsor visas, most of them large.`}
                </p>
              </FigureNote>
            </dt>
            <dd className="text-right tabular-nums">{dollars(titlePay.median.value)}</dd>
          </>
        )}
        {surveyPay && (
          <>
            <dt className="text-ink-2">
              <FigureNote
                figure={surveyPay}
                title="Pay people reported"
                name={
                  surveyPay.n
                    ? `Reported by ${count(surveyPay.n)} people in a survey`
                    : 'Reported in a survey'
                }
              />
            </dt>
            <dd className="text-right tabular-nums">{dollars(surveyPay.value)}</dd>
          </>
        )}
      </dl>
      {payGap && <p className="mt-3 text-small text-ink-2">{payGap.why}</p>}
    </div>
  )
}
