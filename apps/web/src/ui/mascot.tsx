import type { ReactNode } from 'react'

export type MascotState = 'idle' | 'encouraging' | 'celebrating'

/** The top left corner and width of each tread; the ladder spreads wider when it moves. */
const treads: Record<MascotState, readonly (readonly [x: number, y: number, width: number])[]> = {
  idle: [
    [44.7, 120, 70.5],
    [41.3, 145, 77.4],
    [38.2, 168, 83.6],
  ],
  encouraging: [
    [44.2, 120, 71.6],
    [40.2, 145, 79.6],
    [36.5, 168, 86.9],
  ],
  celebrating: [
    [42.1, 120, 75.7],
    [36, 145, 87.9],
  ],
}

const legs: Record<MascotState, string> = {
  idle: 'M57 96L45 184M103 96L115 184',
  encouraging: 'M57 96L43 184M103 96L117 184',
  celebrating: 'M57 96L37 178M103 96L123 178',
}

const arms: Record<MascotState, readonly [left: string, right: string]> = {
  idle: ['M48 109c-9 6-12 15-10 27', 'M112 109c9 6 12 15 10 27'],
  encouraging: ['M48 109c-10 4-16 12-16 22', 'M112 110c14 2 23-8 27-26'],
  celebrating: ['M49 107c-17-14-19-46-10-80', 'M111 107c17-14 19-46 10-80'],
}

const Tread = ({ at: [x, y, width] }: { at: readonly [number, number, number] }) => (
  <g>
    <rect className="wood" x={x} y={y} width={width} height="9" rx="3" />
    <rect className="wood2" x={x} y={y + 6.2} width={width} height="2.8" rx="1.4" />
  </g>
)

const OfferedRung = () => (
  <>
    <rect className="wood" x="121" y="72" width="38" height="10" rx="3.5" />
    <rect className="wood2" x="121" y="79" width="38" height="3" rx="1.5" />
    <g className="ticks">
      <path className="spark" d="M140 62v-9M127 64l-5-7M153 64l5-7" strokeWidth="3" strokeLinecap="round" />
    </g>
  </>
)

const EarnedRung = () => (
  <g>
    <rect className="wood" x="24" y="15" width="112" height="12" rx="4" />
    <rect className="wood2" x="24" y="23.5" width="112" height="3.5" rx="1.7" />
  </g>
)

const OpenEyes = ({ x, y }: { x: number; y: number }) => (
  <g className="eyes">
    <ellipse className="face" cx={x} cy={y} rx="4.4" ry="6" />
    <ellipse className="face" cx={x + 22} cy={y} rx="4.4" ry="6" />
  </g>
)

const faces: Record<MascotState, ReactNode> = {
  idle: (
    <>
      <OpenEyes x={69} y={66} />
      <path className="faceS" d="M73.5 80q6.5 4.5 13 0" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  encouraging: (
    <>
      <OpenEyes x={72} y={64} />
      <path className="faceS" d="M74 78q8.5 8 17 0" strokeWidth="3" strokeLinecap="round" />
      <path className="faceS" d="M89 53.5q5-3 10 .5" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  celebrating: (
    <>
      <g className="eyes">
        <path
          className="faceS"
          d="M63.5 67q5.5-7 11 0M85.5 67q5.5-7 11 0"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      </g>
      <path className="face" d="M71 76h18a9 8.5 0 0 1-18 0z" />
    </>
  ),
}

type MascotProps = { state: MascotState; width: number; className?: string }

/** Ash, the ladder. At most one on a screen, never below 64 wide, never beside an error or a rejection. */
export const Mascot = ({ state, width, className = '' }: MascotProps) => (
  <svg
    className={`ash ${state} block overflow-visible ${className}`}
    viewBox="0 0 160 200"
    width={width}
    height={width * 1.25}
    role="img"
    aria-label={`Ash the ladder, ${state}`}
    fill="none"
  >
    <ellipse className="shade" cx="80" cy="192" rx={state === 'celebrating' ? 38 : 48} ry="5" />
    <g className="ashAll">
      {treads[state].map((at) => (
        <Tread key={at[1]} at={at} />
      ))}
      <path className="body" d={legs[state]} strokeWidth="12" strokeLinecap="round" />
      <g className="armL">
        <path className="body" d={arms[state][0]} strokeWidth="8" strokeLinecap="round" />
      </g>
      <g className="armR">
        <path className="body" d={arms[state][1]} strokeWidth="8" strokeLinecap="round" />
        {state === 'encouraging' && <OfferedRung />}
      </g>
      {state === 'celebrating' && <EarnedRung />}
      <g>
        <path className="fill" d="M46 98V64a34 34 0 0 1 68 0v34z" />
        <rect className="wood" x="37" y="95" width="86" height="12" rx="4" />
        <rect className="wood2" x="37" y="103.5" width="86" height="3.5" rx="1.75" />
        {faces[state]}
      </g>
      {state === 'celebrating' && (
        <g className="conf">
          <path
            className="spark"
            d="M14 46l-8-5M10 70H1M146 46l8-5M150 70h9M80 6V0M52 9l-3-6M108 9l3-6"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      )}
    </g>
  </svg>
)
