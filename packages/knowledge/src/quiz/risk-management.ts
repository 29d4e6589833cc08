import type { SkillQuiz } from './quiz-question.ts'

export const riskManagementQuiz: SkillQuiz = {
  skill: 'Risk Management',
  questions: [
    {
      id: 'risk-management-01',
      difficulty: 'beginner',
      question:
        "A risk register contains the entry 'Server'. What does the entry need before anyone can work with it?",
      right: {
        text: 'What may happen, why, and what effect it would have',
        why: 'Cause, event, and effect make a risk assessable, and show where one can act: on the cause or on the effect.',
      },
      wrong: [
        {
          text: 'The name of the manufacturer and the date of purchase',
          why: 'Inventory data does not say what might go wrong with the server, or why that matters.',
        },
        {
          text: 'A red, yellow, or green rating, so it can be sorted',
          why: 'Nobody can rate an undescribed risk sensibly; the color would be a guess.',
        },
        {
          text: 'A budget that is reserved for dealing with the matter',
          why: 'How much is needed, and for what, follows only from knowing the event and its effect.',
        },
      ],
    },
    {
      id: 'risk-management-02',
      difficulty: 'beginner',
      question: 'A company insures its data center against fire. Which way of treating the risk is this?',
      right: {
        text: 'Transferring part of the financial effect to somebody else',
        why: 'The insurer carries the monetary damage. The fire itself remains as likely, and the company still has the outage.',
      },
      wrong: [
        {
          text: 'Avoiding the risk, because the fire can do no harm anymore',
          why: 'Avoiding would mean not running a data center. A fire still interrupts the business.',
        },
        {
          text: 'Reducing the probability of fire by means of a contract',
          why: 'A contract does not make a fire any less likely. Sprinklers or wiring checks concern fire itself.',
        },
        {
          text: 'Accepting the risk, since nothing is done about the fire',
          why: 'Something is done: the financial effect is passed on, for a premium.',
        },
      ],
    },
    {
      id: 'risk-management-03',
      difficulty: 'beginner',
      question:
        'Risk A: 50% probability, damage of 10,000. Risk B: 5% probability, damage of 400,000. The budget suffices for one countermeasure of equal cost and effect. Which has priority by expected loss?',
      right: {
        text: 'B, with an expected loss of 20,000 as against 5,000',
        why: 'Probability times damage: 0.05 × 400,000 = 20,000 exceeds 0.5 × 10,000 = 5,000.',
      },
      wrong: [
        {
          text: 'A, because it is ten times as likely to happen as B',
          why: 'Probability alone is not enough. The damage of B is forty times as large.',
        },
        {
          text: 'A, because a 5% risk can generally be neglected',
          why: 'Rare events with large damage are what ruins companies.',
        },
        {
          text: 'Neither, because the two have equal expected losses',
          why: 'They differ by a factor of four: 20,000 as against 5,000.',
        },
      ],
    },
    {
      id: 'risk-management-04',
      difficulty: 'beginner',
      question:
        "At a project's start 40 risks were collected. Since then nobody has opened the list. What is the main weakness?",
      right: {
        text: 'New risks go unseen, and nobody acts on the known ones',
        why: 'Risks change with the project. Without regular review and owners a list has no effect.',
      },
      wrong: [
        {
          text: 'Forty are too many, so a list of ten should have been made',
          why: 'A short list that nobody opens is just as useless.',
        },
        {
          text: 'The list should have been made by an external consultant',
          why: 'Outsiders can help to find risks but do not take action on them.',
        },
        {
          text: 'Risks have to be described in more detail at the start',
          why: 'More detail ages as well. What is lacking is follow-up.',
        },
      ],
    },
    {
      id: 'risk-management-05',
      difficulty: 'beginner',
      question:
        'Your only backup is on a disk in the same server room. Which scenario makes this inadequate?',
      right: {
        text: 'A fire or theft that takes server and disk alike',
        why: 'A shared cause destroys original and backup together. An offline or remote copy breaks the common cause.',
      },
      wrong: [
        {
          text: 'A user who deletes the wrong folder by mistake',
          why: 'The copy in the same room helps here, as long as it is older than the deletion.',
        },
        {
          text: 'The failure of a single hard disk in the server',
          why: 'The separate backup disk is not affected by this and can be used for restoring.',
        },
        {
          text: 'A faulty update that makes one database unusable',
          why: 'Here, too, the copy can be restored if it was made before the update.',
        },
      ],
    },
    {
      id: 'risk-management-06',
      difficulty: 'beginner',
      question: "Each risk in a register has 'the project team' as its owner. What usually happens?",
      right: {
        text: 'Nobody acts, since each one expects the others to do it',
        why: 'Shared responsibility dissolves. One named person has to watch a risk and trigger the response.',
      },
      wrong: [
        {
          text: 'Everyone acts, so that risks are treated several times',
          why: 'In practice the opposite is more common: attention falls with the number of those addressed.',
        },
        {
          text: 'The project manager acts, as the head of the whole team',
          why: 'Perhaps, for some. But nobody can follow dozens of risks in detail alone.',
        },
        {
          text: 'Experts act, as they recognize which ones concern them',
          why: 'Recognizing is not the same as being mandated. Without a mandate and time, other work goes first.',
        },
      ],
    },
    {
      id: 'risk-management-07',
      difficulty: 'beginner',
      question:
        'There is a 30% chance that a supplier will be late. The team decides to do nothing in advance but defines what to do if it happens, and sets aside money. What is this?',
      right: {
        text: 'Accepting the risk actively, with a contingency plan',
        why: 'One consciously carries the risk and is prepared. That can be reasonable if prevention costs more.',
      },
      wrong: [
        {
          text: 'Ignoring the risk, since nothing is done in advance',
          why: 'Ignoring would mean having neither a decision nor a plan. Here both exist.',
        },
        {
          text: 'Avoiding the risk, since the plan makes it harmless',
          why: 'The supplier may still be late, so the risk remains; only the response is prepared.',
        },
        {
          text: 'Transferring the risk to those who provide the money',
          why: 'The money comes from the project itself. Nobody else takes over the damage.',
        },
      ],
    },
    {
      id: 'risk-management-08',
      difficulty: 'beginner',
      question: "Why is 'a risk with 100% probability' a wrong entry in a risk register?",
      right: {
        text: 'It is a certain fact, and belongs in the plan',
        why: 'Something certain does not need a response in case it occurs; time and money for it must be planned now.',
      },
      wrong: [
        {
          text: 'It cannot be rated, since scales end at 99%',
          why: 'Scales can be defined at will. The difference is one of nature, not of scale.',
        },
        {
          text: 'It has to be rated red and reported upward',
          why: 'Reporting may be right, but what is certain should be handled as an issue.',
        },
        {
          text: 'It is too pessimistic and would unsettle people',
          why: 'Mood is not the criterion. What will surely occur must be dealt with.',
        },
      ],
    },
    {
      id: 'risk-management-09',
      difficulty: 'intermediate',
      question:
        "A matrix multiplies probability (1–5) by impact (1–5). 'Very unlikely, catastrophic' (1×5) gets the same score as 'almost certain, negligible' (5×1). What is the problem?",
      right: {
        text: 'Ordinal ranks are multiplied, which treats very different risks alike',
        why: 'The steps of such scales are no measured quantities. Ruinous events deserve their own treatment whatever their product.',
      },
      wrong: [
        {
          text: 'The scale has too few steps, and would need at least ten for each',
          why: 'Finer ranks would still be ranks; 1×10 would equal 10×1.',
        },
        {
          text: 'The two should be added instead of being multiplied in the matrix',
          why: 'Adding ranks has the same flaw: 1+5 equals 5+1.',
        },
        {
          text: 'Probability should count double, since it can be estimated better',
          why: 'A weight shifts the order arbitrarily, and rare catastrophes would disappear even further down.',
        },
      ],
    },
    {
      id: 'risk-management-10',
      difficulty: 'intermediate',
      question:
        "The team wants to reduce the risk 'migration loses data'. Which measure reduces its probability rather than its impact?",
      right: {
        text: 'Rehearsing the migration with a copy of the real data',
        why: 'Rehearsals reveal faults beforehand, so that loss becomes less likely in the real run.',
      },
      wrong: [
        {
          text: 'A full backup immediately before the migration starts',
          why: 'The loss would happen as before, but its effect would be limited by restoring.',
        },
        {
          text: 'A plan for returning to the old system within an hour',
          why: 'That shortens the effect after the loss has happened.',
        },
        {
          text: 'A hotline that takes up data errors from the customers',
          why: 'This discovers damage sooner; it does not prevent it.',
        },
      ],
    },
    {
      id: 'risk-management-11',
      difficulty: 'intermediate',
      question: "For a risk 'key supplier goes bankrupt', which observation is the best early warning sign?",
      right: {
        text: 'Its own subcontractors report that they are paid late',
        why: 'Late payments precede insolvency by months and can be observed. A trigger gives time to respond.',
      },
      wrong: [
        {
          text: "Its products are becoming more expensive than others'",
          why: 'Rising prices can have many reasons, including success.',
        },
        {
          text: 'Its filing for insolvency has appeared in the register',
          why: 'By then it has happened. An early sign must leave time to act.',
        },
        {
          text: 'Its staff attend fewer trade fairs than in past years',
          why: 'Weak and ambiguous: it may simply be marketing policy.',
        },
      ],
    },
    {
      id: 'risk-management-12',
      difficulty: 'intermediate',
      question:
        'A measure costs 30,000 and lowers the probability of a 200,000 loss from 20% to 10%. Judged by expected value alone, is it worthwhile?',
      right: {
        text: 'No: it saves an expected 20,000 for 30,000',
        why: 'Expected loss falls from 40,000 to 20,000. Other reasons, such as ruin or reputation, may justify it nonetheless.',
      },
      wrong: [
        {
          text: 'Yes: it avoids a loss of 200,000 for 30,000',
          why: 'The loss is not avoided; it becomes less likely by ten percentage points.',
        },
        {
          text: 'Yes: it cuts the risk in half, for a fraction of it',
          why: 'Halving sounds large, but half of the expected 40,000 is 20,000, less than the price.',
        },
        {
          text: 'No: the loss is still possible after the measure',
          why: 'Remaining risk is normal and not by itself a reason against a measure.',
        },
      ],
    },
    {
      id: 'risk-management-13',
      difficulty: 'intermediate',
      question:
        "You outsource payroll to a provider. A colleague says: 'Then the data protection risk is theirs.' What is right?",
      right: {
        text: 'You stay answerable to employees and authorities, and must oversee the provider',
        why: 'Work and liability clauses can be transferred, while responsibility and damage to reputation stay.',
      },
      wrong: [
        {
          text: 'The provider carries the risk, if the contract contains a clear liability clause',
          why: 'The clause lets you claim compensation. Toward those affected, you remain responsible.',
        },
        {
          text: 'The risk disappears, because a specialist makes fewer mistakes than you yourself',
          why: 'Its probability may fall, but new risks arise: dependence, interfaces, and a larger target.',
        },
        {
          text: 'The risk is shared equally, because both of you process data of the same persons',
          why: 'There is no automatic halving; duties follow from roles and contract.',
        },
      ],
    },
    {
      id: 'risk-management-14',
      difficulty: 'intermediate',
      question:
        'After installing a new firewall rule set to reduce the risk of attack, the web shop fails every few days. How is this called and handled?',
      right: {
        text: 'A secondary risk, which should be assessed before taking a measure',
        why: 'Responses create new risks. The overall situation may be worse than before, so both have to be weighed.',
      },
      wrong: [
        {
          text: 'A residual risk, which needs to be accepted along with the measure',
          why: 'Residual is what remains of the original risk of attack. Here the measure has caused a new one.',
        },
        {
          text: 'A project risk, which should be left to those who set up the rules',
          why: 'The effect hits the business. It does not matter for the assessment who caused it.',
        },
        {
          text: 'A false alarm, which ends once everybody has grown used to the rules',
          why: 'Failures are real damage and do not vanish by getting used to them.',
        },
      ],
    },
    {
      id: 'risk-management-15',
      difficulty: 'intermediate',
      question:
        "In a risk workshop the manager opens with 'I think we have this under control, do we not?' Few risks are named. How would you have started?",
      right: {
        text: "'Assume the project has failed in a year. What led to it?' Written, then shared",
        why: "A premortem makes naming problems legitimate. Silent writing keeps people from following the boss's view.",
      },
      wrong: [
        {
          text: "'Please name the three largest risks, one after the other, in order of seniority.'",
          why: 'The first and most senior speakers anchor everyone else.',
        },
        {
          text: "'Here is the list from the last project. Which of these apply to us, and which do not?'",
          why: 'Useful as a later check; at the beginning it narrows the view to what is known.',
        },
        {
          text: "'Who can guarantee that we will meet all our dates? If not, please explain why.'",
          why: 'It puts people on the defensive. Concerns are then seen as weakness and are kept back.',
        },
      ],
    },
    {
      id: 'risk-management-16',
      difficulty: 'intermediate',
      question:
        "A supplier's late delivery would cost 5,000 a day. An alternative supplier can be reserved for 2,000. The main supplier becomes late with 25% probability, and then by four days on average. Is reserving worthwhile, if it avoids the delay?",
      right: {
        text: 'Yes: the expected loss is 5,000, more than 2,000',
        why: '0.25 × 4 days × 5,000 = 5,000. Reserving costs less than half of that.',
      },
      wrong: [
        {
          text: 'No: the delay is improbable, and 2,000 is certain',
          why: 'Certain small costs are rational if the expected loss is higher.',
        },
        {
          text: 'No: the expected loss is 1,250, less than 2,000',
          why: 'That takes only one day into account: 0.25 × 5,000. The delay lasts four days on average.',
        },
        {
          text: 'Yes: a loss of 20,000 always justifies spending 2,000',
          why: 'The conclusion holds, the reason does not: at a probability of 5%, the expected loss would be just 1,000.',
        },
      ],
    },
    {
      id: 'risk-management-17',
      difficulty: 'expert',
      question:
        "A bank's model shows a 99% one-day value at risk of 10 million. The board concludes: 'We cannot lose much more than 10 million in a day.' What is the misunderstanding?",
      right: {
        text: 'The figure tells how often losses exceed it, not how large they then are',
        why: 'On one day in a hundred the loss is above 10 million, by any amount. The tail needs measures such as expected shortfall.',
      },
      wrong: [
        {
          text: 'The figure applies to normal days only if it is multiplied by the number of days',
          why: 'Scaling to longer periods is another matter; it does not say anything about the size of tail losses.',
        },
        {
          text: 'The figure is an average, so that about half of the days have larger losses',
          why: 'It is a quantile: exceeded on 1% of days and not on half of them.',
        },
        {
          text: "The figure has to be set in relation to the bank's equity to be valid at all",
          why: 'The relation to equity matters for solvency, but the board misread the figure itself.',
        },
      ],
    },
    {
      id: 'risk-management-18',
      difficulty: 'expert',
      question:
        "Ten suppliers, each 99% reliable, come from the same region. The risk report multiplies their failure rates and calls simultaneous failure 'practically impossible'. What has been overlooked?",
      right: {
        text: 'A common cause, such as an earthquake, can hit them all together',
        why: 'Multiplying presupposes independence. With a shared cause the joint failure is almost as likely as this cause.',
      },
      wrong: [
        {
          text: 'Ten failure rates have to be added and not multiplied in such a report',
          why: 'Adding gives about the chance that at least one fails, not that all fail at once.',
        },
        {
          text: 'Reliability of 99% is too low, so that suppliers ought to be replaced',
          why: 'Individual reliability is not at issue; even 99.9% would not help against the shared cause.',
        },
        {
          text: 'Reliability falls over time, so the figures should be updated each year',
          why: 'Updating single rates leaves the false assumption of independence as it was.',
        },
      ],
    },
    {
      id: 'risk-management-19',
      difficulty: 'expert',
      question:
        "A heat map shows that all 60 risks of a company have moved from red to yellow within a year, after managers' bonuses were tied to it. What do you check first?",
      right: {
        text: 'Whether ratings changed while exposure did not',
        why: 'Ratings are judgments. Rewarded for color, people change the color; compare with incidents and independent data.',
      },
      wrong: [
        {
          text: 'Whether the measures should be extended to yellow risks',
          why: 'That takes the improvement at face value before verifying it.',
        },
        {
          text: 'Whether the bonus should be raised for reaching green',
          why: 'It would strengthen the incentive that probably produced the change.',
        },
        {
          text: 'Whether the thresholds for red are too strict as such',
          why: 'Thresholds can be discussed, but 60 parallel changes after a bonus point to something else.',
        },
      ],
    },
    {
      id: 'risk-management-20',
      difficulty: 'expert',
      question:
        'Two safety checks in sequence are each said to catch 90% of errors. Since the second was introduced, the number of undetected errors has not fallen. What is a likely explanation?',
      right: {
        text: 'The first check is done less carefully, as people rely on the second',
        why: 'Redundancy changes behavior. Two checks that trust each other are not independent, and may be worse than one.',
      },
      wrong: [
        {
          text: 'The errors have become harder, so that 90% must be seen as outdated',
          why: 'Possible, but it would need a coincidence in time with the introduction of the second check.',
        },
        {
          text: 'The second check comes too late, as the first has found the errors by then',
          why: 'The first is said to miss one in ten; these are what the second one should catch.',
        },
        {
          text: 'The number of errors is too small for an effect to become measurable',
          why: 'Cutting undetected errors to a tenth would show up in most cases.',
        },
      ],
    },
    {
      id: 'risk-management-21',
      difficulty: 'expert',
      question:
        "A product could cause a rare accident with fatal outcome. An analysis shows that a recall costs more than the expected compensation. Management wants to decide on this. What is the expert's answer?",
      right: {
        text: 'Safety duties and law come first; expected cost may not offset known danger to life',
        why: 'Knowingly tolerating a fatal defect breaches legal and ethical duties, and courts have punished such calculations severely.',
      },
      wrong: [
        {
          text: 'The calculation should also include the lost reputation, after which a recall pays',
          why: 'It may well, but it makes the duty depend on a calculation that could come out the other way.',
        },
        {
          text: 'The calculation is right, as every product has some risk that has to be accepted',
          why: 'A residual risk within the state of the art differs from a known defect that one could remedy.',
        },
        {
          text: 'The customers should be informed in the manual, which transfers the risk to them',
          why: 'A warning in a manual does not relieve a manufacturer of removing a known dangerous defect.',
        },
      ],
    },
    {
      id: 'risk-management-22',
      difficulty: 'expert',
      question:
        'A risk has occurred five times in 20 years, and each time was handled successfully. The head of operations concludes that the controls work. What might be wrong?',
      right: {
        text: 'Near misses count as successes, although luck may have decided',
        why: 'Good outcomes do not prove good control. One has to examine how close each event came to damage.',
      },
      wrong: [
        {
          text: 'Five events are too many, which proves that the controls fail',
          why: 'Frequency does not tell whether controls limit the damage, which they are there for.',
        },
        {
          text: 'Twenty years are too long a time to draw any kind of conclusion',
          why: 'A long record is useful if it is evaluated for causes and margins.',
        },
        {
          text: 'Successes should be documented more, so that staff trust in them',
          why: 'More trust in untested controls is precisely the danger here.',
        },
      ],
    },
    {
      id: 'risk-management-23',
      difficulty: 'expert',
      question:
        "The supervisory board wants to state a 'risk appetite'. Which statement helps managers decide?",
      right: {
        text: 'No more than four hours of outage a quarter in online payments',
        why: 'It gives a limit that can be compared with exposure, so that one knows when to invest, and when to stop.',
      },
      wrong: [
        {
          text: 'We take a moderate and responsible approach to any of our risks',
          why: 'Everyone can justify everything with it; it does not separate permitted from forbidden.',
        },
        {
          text: 'We accept no risks whatsoever in our dealings with customers',
          why: 'Zero risk is impossible, so that the statement will be ignored from the start.',
        },
        {
          text: 'Risks are taken only where the opportunities are larger',
          why: 'Sounds reasonable, but no manager can tell from it how much exposure is allowed.',
        },
      ],
    },
    {
      id: 'risk-management-24',
      difficulty: 'expert',
      question:
        'Decision tree: developing in-house costs 300,000, with a 40% chance of failing, after which buying at 500,000 is necessary. Buying at once costs 450,000. Which is better in expectation, and what would make you choose otherwise?',
      right: {
        text: 'Buying: 450,000 against 500,000; in-house only for benefits beyond the price',
        why: 'In-house: 300,000 + 0.4 × 500,000 = 500,000. Know-how or independence could be worth the 50,000 and the risk.',
      },
      wrong: [
        {
          text: 'In-house: 300,000 against 450,000; buying only if failure exceeds 50%',
          why: 'It leaves out the 40% chance of having to buy afterward. The break-even lies at a 30% chance of failure.',
        },
        {
          text: 'In-house: 420,000 against 450,000; buying only if the team is too small',
          why: '420,000 results from 300,000 × 1.4. The later purchase at 500,000 is what has to be weighted.',
        },
        {
          text: 'Buying: 450,000 against 800,000; in-house only if the failure is certain to be avoided',
          why: '800,000 is the worst case of the in-house path, and not its expected value.',
        },
      ],
    },
  ],
}
