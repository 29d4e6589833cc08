import type { SkillQuiz } from './quiz-question.ts'

export const projectPlanningQuiz: SkillQuiz = {
  skill: 'Project Planning',
  questions: [
    {
      id: 'project-planning-01',
      difficulty: 'beginner',
      question:
        'Task A takes 3 days, B takes 5 days, and C takes 2 days. B and C can each start when A is done; D (4 days) needs both B and C. What is the shortest duration of the project?',
      right: {
        text: '12 days',
        why: 'The longest path counts: A (3) + B (5) + D (4) = 12. C runs in parallel with B and has 3 days of float.',
      },
      wrong: [
        {
          text: '14 days',
          why: 'That adds up all tasks as if they ran one after another, though B and C can overlap.',
        },
        { text: '9 days', why: 'That follows A, C, D. But D also has to wait for B, which ends later.' },
        {
          text: '7 days',
          why: 'That omits the tasks before D or lets D start too early; D cannot start before day 8.',
        },
      ],
    },
    {
      id: 'project-planning-02',
      difficulty: 'beginner',
      question:
        'A task in a project network has four days of float and finishes two days late. What happens to the end date?',
      right: {
        text: "Nothing: the delay stays within the task's float",
        why: 'Float is the time by which a task may slip without moving the end. Two of the four days are used up.',
      },
      wrong: [
        {
          text: 'It moves by two days, because each delay adds up',
          why: 'Only delays on the critical path move the end directly. This task is not on it.',
        },
        {
          text: 'It moves by two days unless overtime is worked',
          why: 'No overtime is needed as long as the float lasts.',
        },
        {
          text: 'It moves earlier, as float is added to the plan',
          why: 'Float is not a reserve added to the plan but slack that results from the network; it never pulls the end forward.',
        },
      ],
    },
    {
      id: 'project-planning-03',
      difficulty: 'beginner',
      question: "A plan lists 'Development: 60 days' as a single task. Why should it be broken down?",
      right: {
        text: 'Progress on it cannot be judged until it is nearly over',
        why: 'In a block of 60 days a delay shows up late. Smaller results can be checked, assigned, and reordered.',
      },
      wrong: [
        {
          text: 'Project tools calculate wrongly with tasks of this length',
          why: 'Tools do not mind. People cannot see in time whether they are on track.',
        },
        {
          text: 'Long tasks must not be assigned to more than one person',
          why: 'They can be, but the breakdown is needed even with a single person doing it all.',
        },
        {
          text: 'A breakdown makes the estimate come out lower in the end',
          why: 'It often comes out higher, since forgotten work appears. That is one of its benefits.',
        },
      ],
    },
    {
      id: 'project-planning-04',
      difficulty: 'beginner',
      question: 'Which is the best formulation of a milestone?',
      right: {
        text: 'Data of three pilot customers migrated and checked by them',
        why: 'A milestone is a verifiable state. One can say yes or no to this one.',
      },
      wrong: [
        {
          text: 'Work on the data migration by the whole migration team',
          why: 'That is an activity. It can go on for weeks without anything being reached.',
        },
        {
          text: 'Data migration 80% complete according to the estimates',
          why: "'80%' depends on who estimates, and the last 20% is where problems lie.",
        },
        {
          text: 'Two weeks of data migration according to the schedule',
          why: 'That is a duration. Time passes whether or not a result exists.',
        },
      ],
    },
    {
      id: 'project-planning-05',
      difficulty: 'beginner',
      question:
        'A developer estimates 10 days of effort and works half-time on the project. What belongs in the schedule?',
      right: {
        text: 'A duration of 20 working days at half load',
        why: 'Effort and duration differ. With half the time available, 10 person-days take about 20 working days.',
      },
      wrong: [
        {
          text: 'A duration of 10 working days, as estimated',
          why: 'That confuses effort with duration and makes the plan wrong by a factor of two.',
        },
        {
          text: 'A duration of 5 working days at half cost',
          why: 'Half availability lengthens the duration; it does not reduce the effort.',
        },
        {
          text: 'Two tasks of 10 working days each in a row',
          why: 'The doubled sum would book 20 days of effort, although only 10 are needed.',
        },
      ],
    },
    {
      id: 'project-planning-06',
      difficulty: 'beginner',
      question: 'Who should estimate the effort of a piece of work?',
      right: {
        text: 'The people who will do it, with data from similar work',
        why: 'They know the pitfalls and will stand by it. Past figures counter the common optimism.',
      },
      wrong: [
        {
          text: 'The project manager, as the one responsible for the plan',
          why: 'Responsible for the plan, yes, but usually without detailed knowledge of the work.',
        },
        {
          text: 'The customer, as it is the customer who pays for the work',
          why: 'The customer can name a budget. What the work takes does not follow from that.',
        },
        {
          text: 'The sales staff, who must name a price for it in any case',
          why: 'A price is a business decision. Estimates driven by it are wishes.',
        },
      ],
    },
    {
      id: 'project-planning-07',
      difficulty: 'beginner',
      question:
        'A plan leaves out holidays, onboarding, meetings, and support, and assumes eight productive hours a day. What follows?',
      right: {
        text: 'It will be late even if each single estimate is right',
        why: 'Net working time is clearly lower. Planning with gross time builds the delay in from the start.',
      },
      wrong: [
        {
          text: 'It will be right, as overestimates make up for the gaps',
          why: 'People tend to underestimate. Relying on hidden reserves is no plan.',
        },
        {
          text: 'It will be late only if more people are out sick than usual',
          why: 'Vacation and meetings occur in any normal year; no bad luck is needed.',
        },
        {
          text: 'It will be right if the staff works overtime at the end',
          why: 'Overtime for weeks lowers output and quality, and cannot make up a systematic gap.',
        },
      ],
    },
    {
      id: 'project-planning-08',
      difficulty: 'beginner',
      question: 'Before planning dates, what must be clear so that the plan does not miss the point?',
      right: {
        text: 'The goal, and which results count as having reached it',
        why: 'Tasks follow from results. Without them one plans busily in some direction.',
      },
      wrong: [
        {
          text: 'The planning tool, and which report formats it offers',
          why: 'Tools come later. A plan on paper for the right goal beats the opposite.',
        },
        {
          text: 'The names of all team members, with their daily rates',
          why: 'Needed for costs, but whom you need depends on the results.',
        },
        {
          text: 'The complete list of tasks, with exact estimates for each',
          why: 'This is a product of planning and can be found only if the results are clear.',
        },
      ],
    },
    {
      id: 'project-planning-09',
      difficulty: 'intermediate',
      question:
        'A project is four weeks late. Management wants to add five developers to the eight for the last two months. What effect should you expect at first?',
      right: {
        text: 'Output falls, as experienced people spend time on onboarding',
        why: 'New people need explanation and add coordination. On a late project the loss often exceeds the gain before the end.',
      },
      wrong: [
        {
          text: 'Output rises by about 60%, in line with the number of people',
          why: 'People are not interchangeable, and much of the work cannot be divided.',
        },
        {
          text: 'Output rises slowly and pays off in the first couple of weeks',
          why: 'Two weeks are rarely enough to learn a running project; the first effect is a loss.',
        },
        {
          text: 'Output is unchanged until the newcomers have been fully trained',
          why: 'The training is done by those who would otherwise deliver, so it does change: downward.',
        },
      ],
    },
    {
      id: 'project-planning-10',
      difficulty: 'intermediate',
      question:
        'A task is estimated at 4 days in the best case, 6 most likely, and 20 at worst. Which figure is a reasonable expected value for planning?',
      right: {
        text: 'About 8 days, since the worst case pulls the mean up',
        why: 'The weighted mean (4 + 4×6 + 20) / 6 is 8. With a long tail to the right, the expected value exceeds the most likely one.',
      },
      wrong: [
        {
          text: '6 days, because the most likely value is what will occur',
          why: 'It is the single most frequent value, but overruns are much larger than savings, so 6 is too low on average.',
        },
        {
          text: '12 days, halfway between the best and the worst of cases',
          why: 'The midpoint ignores that values around 6 are much more likely than those at the edges.',
        },
        {
          text: '20 days, since responsible plans are made for the worst case',
          why: 'Planning every task at its worst makes the total unrealistic, as not all go wrong at once.',
        },
      ],
    },
    {
      id: 'project-planning-11',
      difficulty: 'intermediate',
      question:
        'To save time you let testing begin while development is still running, although it was planned afterward. What have you accepted?',
      right: {
        text: 'A higher risk of rework, as tested parts may still change',
        why: 'Fast tracking overlaps dependent work. It costs little money but buys time with risk.',
      },
      wrong: [
        {
          text: 'Higher costs but no more risk, as more people are working',
          why: 'That describes crashing, adding resources. Overlapping primarily raises the risk of rework.',
        },
        {
          text: 'A lower quality of tests, as testers have less time for each',
          why: 'Time per test need not shrink. The trouble is that what is tested is not final.',
        },
        {
          text: "A longer total duration, as two teams get in each other's way",
          why: 'The aim and usual result is a shorter duration, unless rework eats it up.',
        },
      ],
    },
    {
      id: 'project-planning-12',
      difficulty: 'intermediate',
      question:
        'The critical path has to become two weeks shorter. Where does paying for extra capacity help?',
      right: {
        text: 'On critical tasks, cheapest per day saved first',
        why: 'Only critical tasks determine the end. After each step, check whether another path has become critical.',
      },
      wrong: [
        {
          text: 'On the most expensive tasks, as most can be gained there',
          why: 'Costly tasks may have float. Then the money buys nothing.',
        },
        {
          text: 'On all tasks equally, so that no new bottleneck will arise',
          why: 'Money on tasks with float is wasted, and it does not prevent the path from changing.',
        },
        {
          text: 'On the longest tasks, as these hold the greatest potential',
          why: 'A long task with float does not delay the end; a short one on the critical path does.',
        },
      ],
    },
    {
      id: 'project-planning-13',
      difficulty: 'intermediate',
      question:
        'All 20 tasks contain a hidden safety margin of about 50%, and the project is late all the same. Why?',
      right: {
        text: 'Margins are used up in each task, while delays are passed on',
        why: 'Work expands to fill the time and starts late, and early finishes are rarely handed on. A shared buffer protects the end better.',
      },
      wrong: [
        {
          text: 'Margins of 50% are too small; 100% per task would have been needed',
          why: 'Larger hidden margins are consumed in the same way and make the plan longer still.',
        },
        {
          text: 'Margins lead to overlapping tasks, which the tool cannot calculate',
          why: 'Margins lengthen tasks; overlaps do not come from this.',
        },
        {
          text: 'Margins have to be placed at the beginning of each task, not the end',
          why: 'The place within the task changes nothing about its being used up.',
        },
      ],
    },
    {
      id: 'project-planning-14',
      difficulty: 'intermediate',
      question:
        "Team X needs an interface from team Y by May 10. Y has it 'on the list'. How do you plan this dependency well?",
      right: {
        text: 'Agree with Y on a date and content, check in before, and plan a fallback',
        why: 'A dependency is a commitment between people. Checks in between show early if the fallback is needed.',
      },
      wrong: [
        {
          text: 'Enter May 10 in the plan as a fixed date, with Y as the one responsible',
          why: 'An entry that Y has not agreed to is your wish and not their plan.',
        },
        {
          text: 'Add two weeks of buffer after May 10, as other teams are always late',
          why: 'The buffer costs time in any case and does not raise the chance that Y delivers.',
        },
        {
          text: "Ask Y's manager to give the interface priority over Y's other tasks",
          why: 'Pressure without an agreement on content and date creates resistance, and the plan still rests on hope.',
        },
      ],
    },
    {
      id: 'project-planning-15',
      difficulty: 'intermediate',
      question:
        "A sponsor asks for 'the plan for the next 18 months, day by day'. The product is new, and much is unknown. What do you propose?",
      right: {
        text: 'Detail for the next weeks, coarser stages after that, refined at fixed points',
        why: 'Rolling-wave planning gives detail where knowledge exists and keeps the distant future honest and adaptable.',
      },
      wrong: [
        {
          text: 'Day-by-day detail for all 18 months, with a note that dates may be changed',
          why: 'False precision: effort goes into details that will not hold, and people take them at face value all the same.',
        },
        {
          text: 'No plan beyond the next two weeks, because everything else is speculation',
          why: 'Budget, hiring, and dependencies need a longer horizon, even if it is coarse.',
        },
        {
          text: 'Detail for all 18 months with a 30% buffer, which makes up for unknowns',
          why: 'A blanket buffer does not make unknown tasks known. The structure itself will change.',
        },
      ],
    },
    {
      id: 'project-planning-16',
      difficulty: 'intermediate',
      question:
        'At mid-project, 50% of the budget has been spent, and 50% of the time has passed. Is the project on track?',
      right: {
        text: 'Unknown: it depends on how much of the work is finished',
        why: 'Spending and time say nothing about progress. Only their comparison with completed results does.',
      },
      wrong: [
        {
          text: 'Yes: time and budget are being used up at the same rate',
          why: 'It is exactly this match that deceives: perhaps just a third of the results exist.',
        },
        {
          text: 'Yes, unless the most expensive purchases are still to come',
          why: 'Even without them, the missing figure is the work that has been completed.',
        },
        {
          text: 'No: budgets should be used more slowly during the first half',
          why: 'There is no such rule; spending curves vary with the nature of the project.',
        },
      ],
    },
    {
      id: 'project-planning-17',
      difficulty: 'expert',
      question:
        'A project has a budget of 100,000. According to plan 50,000 worth of work should be done; 40,000 worth is done, and 60,000 has been spent. If efficiency stays as it is, what will the total cost be?',
      right: {
        text: 'About 150,000',
        why: 'The cost performance index is 40 / 60 = 0.67. Budget / index = 100,000 / 0.67 = 150,000.',
      },
      wrong: [
        {
          text: 'About 120,000',
          why: 'That adds the present overrun of 20,000 to the budget and assumes that the rest will go as planned.',
        },
        {
          text: 'About 125,000',
          why: 'That divides by the schedule index (40 / 50 = 0.8), which tells about progress in time, not about cost.',
        },
        {
          text: 'About 166,000',
          why: 'That divides 100,000 by 0.6, the part of the budget spent, which is no measure of efficiency.',
        },
      ],
    },
    {
      id: 'project-planning-18',
      difficulty: 'expert',
      question:
        'Five parallel tasks, each with an 80% chance of being done by June 1, must all be finished before integration. How likely is it that integration can start on June 1, if they are independent?',
      right: {
        text: 'About 33%, as all five must be on time',
        why: '0.8 to the power of 5 is about 0.33. Merging paths make a plan late even if each single date looks safe.',
      },
      wrong: [
        {
          text: 'About 80%, as each of them is that likely',
          why: 'This holds for one task. Requiring all five at once lowers the probability sharply.',
        },
        {
          text: 'Above 99%, as several tasks cover the risk',
          why: 'That would be the chance that at least one is on time. Here the slowest decides.',
        },
        {
          text: 'About 67%, as delays partly cancel each other',
          why: 'Delays do not cancel where all must be done: an early task cannot make up for a late one.',
        },
      ],
    },
    {
      id: 'project-planning-19',
      difficulty: 'expert',
      question:
        "A simulation of the plan gives a 10% chance for the date that was announced to the market. The manager says: 'Then the team must try harder.' What is the better conclusion?",
      right: {
        text: 'Cut scope or move the date until the chance is acceptable, or accept the risk openly',
        why: 'Effort hardly changes such a distribution. Management can choose scope, date, or known risk, but not wish the odds away.',
      },
      wrong: [
        {
          text: 'Improve the estimates, as a simulation with better input would show a later peak',
          why: 'Revising inputs until the result pleases destroys the information one has.',
        },
        {
          text: 'Keep the date and the scope, and plan overtime until the odds reach at least 50%',
          why: 'Sustained overtime lowers quality and productivity; the gain is small and short-lived compared with the gap.',
        },
        {
          text: 'Keep the date, as a chance of 10% shows that it is basically possible to meet it',
          why: 'Possible is not plausible. Commitments on a one-in-ten chance break nine times out of ten.',
        },
      ],
    },
    {
      id: 'project-planning-20',
      difficulty: 'expert',
      question:
        'The critical path calculation assumes that resources are available. Two critical-looking paths both need the only database expert at the same time. What must you do?',
      right: {
        text: 'Level the resource, which may create a longer, resource-driven critical path',
        why: 'One person cannot work in two places. Putting the tasks in sequence can lengthen the project and shift what is critical.',
      },
      wrong: [
        {
          text: 'Nothing, because parallel paths in the network can be worked on in parallel',
          why: 'The network knows logical dependencies only. A shared person makes a sequence necessary.',
        },
        {
          text: "Split the expert's time evenly, which makes both paths end on time as planned",
          why: 'At half-time each path takes about twice as long, plus the losses from switching.',
        },
        {
          text: 'Extend both paths by a buffer, so that the conflict resolves itself over time',
          why: 'A buffer does not resolve who works on what first; the conflict returns every day.',
        },
      ],
    },
    {
      id: 'project-planning-21',
      difficulty: 'expert',
      question:
        "A team's estimates have been exceeded by 40% on average for two years, quite consistently. The team is honestly trying to estimate better. What works best for the next plan?",
      right: {
        text: 'Take the outside view: scale estimates by the actual record of similar work',
        why: 'Bias from the inside view resists good intentions. Reference data from comparable cases corrects it reliably.',
      },
      wrong: [
        {
          text: 'Estimate in more detail, since a finer breakdown reduces the estimating error',
          why: 'Finer breakdown helps to find forgotten work, but each piece carries the same optimism, and two years show it.',
        },
        {
          text: 'Have the estimates challenged by management, so that they become more careful',
          why: 'Challenges usually press estimates down, which strengthens the bias.',
        },
        {
          text: 'Give bonuses for accurate estimates, so that there is an incentive to be right',
          why: 'People would pad or time their work to fit. The plan gets longer without getting better.',
        },
      ],
    },
    {
      id: 'project-planning-22',
      difficulty: 'expert',
      question:
        "A program manager adds 20% contingency to the plan. Finance removes it as 'unspecific'. How should it be justified so that it survives?",
      right: {
        text: 'By named risks with probability and effect, and rules for releasing it',
        why: 'A reserve derived from risks can be examined and managed. An unexplained percentage looks like padding.',
      },
      wrong: [
        {
          text: 'By hiding it in the estimates of the tasks, where it is not visible',
          why: 'Hidden reserves are consumed by the tasks, and once discovered they cost all credibility.',
        },
        {
          text: 'By a comparison with other companies, which add 20% or more as well',
          why: 'An average elsewhere says nothing about the risks here; finance will remove it again.',
        },
        {
          text: 'By a reminder that all projects overrun and that money will be needed',
          why: 'True in general, though without a derivation no one can judge whether 20% is right or who may use it.',
        },
      ],
    },
    {
      id: 'project-planning-23',
      difficulty: 'expert',
      question: "Teams report tasks as '90% done' for weeks. How do you get figures that you can steer by?",
      right: {
        text: 'Count only accepted results: small deliverables at 0% or 100%',
        why: 'Binary credit for small, verifiable results removes the optimism of self-assessment.',
      },
      wrong: [
        {
          text: 'Ask for the remaining effort in hours, to be updated every day',
          why: "Better than percentages but still self-assessed; the same optimism would say 'two more days' for weeks.",
        },
        {
          text: 'Have a team lead verify the percentage by means of random checks',
          why: 'How much of a half-finished piece is done cannot be observed; a check yields another opinion.',
        },
        {
          text: 'Derive the percentage from the hours booked against the estimate',
          why: 'Hours show what has been spent. A task with 90% of its hours used may be half done.',
        },
      ],
    },
    {
      id: 'project-planning-24',
      difficulty: 'expert',
      question:
        'Plan A has an expected duration of 10 months (standard deviation one week), plan B of 9 months (standard deviation two months). A fixed legal date lies 11 months ahead, and missing it costs the license. Which do you choose?',
      right: {
        text: 'Plan A, since its chance of exceeding 11 months is much smaller',
        why: 'With an asymmetric penalty the tail matters and not the mean. One buys certainty with a month of expected time.',
      },
      wrong: [
        {
          text: 'Plan B, as its expected end lies two months before the legal date',
          why: 'The mean hides that a considerable share of its outcomes lies beyond month 11.',
        },
        {
          text: 'Plan B, as a tight control can reduce the spread during the project',
          why: 'The spread comes from real uncertainty, which control detects but hardly removes. The license is too high a stake.',
        },
        {
          text: 'Neither, as plans with a spread must first be estimated more exactly',
          why: 'Uncertainty remains, and estimating further uses up the time that is there.',
        },
      ],
    },
  ],
}
