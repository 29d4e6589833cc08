import { stem } from '../../text/stems.ts'

const groups = `
database db | kubernetes k8s | repository repo | configuration config settings | environment env | application app program software |
javascript js | typescript ts | authentication auth login | asynchronous async | synchronous sync | production prod live |
development dev | administrator admin | documentation docs | function method routine procedure | argument parameter |
developer engineer programmer coder | customer client user | colleague coworker teammate peer | manager boss supervisor lead |
fast quick rapid | faster quicker | slow sluggish | big large huge | small little tiny | cheap inexpensive | expensive costly dear |
cost price money | error bug defect fault mistake | issue problem trouble difficulty | fix repair solve mend resolve |
begin start | end finish stop | check verify validate confirm | test try | show display | remove delete drop | create build |
change modify alter edit | use utilize employ | help assist support | buy purchase | ask inquire | answer reply respond response |
error exception failure crash outage | memory ram | processor cpu | network connection | machine server host box node instance | folder directory |
copy duplicate clone replica | identical equal same | different distinct | important crucial essential key | often frequently | rarely seldom |
increase grow rise raise | decrease reduce lower shrink cut | measure metric figure number | goal aim objective target | plan schedule |
deadline date | meeting call | release deploy ship rollout | rollback revert undo | queue backlog | message event | log record | cache store |
array list | dictionary map hashmap | loop iterate iteration | string text | integer int | boolean bool flag | variable var | character char |
pointer reference address | object instance | class type | inherit derive extend | hide encapsulate encapsulation | interface contract |
thread process | lock mutex | wait block | token key | secret password credential | encrypt cipher | permission right privilege access | attacker hacker |
incident outage | alert alarm page | monitor watch observe | dashboard chart graph | report summary | data information | row record entry |
column field attribute | table relation | primary main | branch fork | merge combine join | split divide separate partition shard | size length |
prevent avoid stop | ensure guarantee | require need | explain describe tell | understand grasp | decide choose pick select | option alternative choice |
team group crew | company firm business organization | money budget | risk danger hazard | benefit advantage upside | drawback disadvantage downside |
tradeoff compromise | example instance | reason cause why | result outcome effect consequence | afterward later then | simple easy | hard difficult |
limit restrict bound | maximum max | minimum min | average mean | percent percentage | latency delay lag | throughput bandwidth | retry repeat again |
idempotent idempotency | duplicate twice | bulb lamp light | terminal contact | circuit path loop | battery source | heat warmth temperature | water liquid | plant seedling
`

const meanings = new Map<string, Set<number>>()
for (const [place, group] of groups.split('|').entries())
  for (const word of group.trim().split(/\s+/))
    for (const form of [word, stem(word)]) meanings.set(form, (meanings.get(form) ?? new Set()).add(place))

/** The groups of words with one meaning that a word or stem belongs to. */
export const meaningsOf = (stem: string): ReadonlySet<number> | undefined => meanings.get(stem)
