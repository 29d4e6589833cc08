import type { SkillQuiz } from './quiz-question.ts'

export const performanceManagementQuiz: SkillQuiz = {
  skill: 'Performance Management',
  questions: [
    {
      id: 'performance-management-01',
      difficulty: 'beginner',
      question: 'Which objective lets an employee and manager agree in December on whether it was reached?',
      right: {
        text: 'Cut the median response time in support from 6 hours to 4 hours by June',
        why: 'It names measure, starting point, target, and date, so that both read the result off the same facts.',
      },
      wrong: [
        {
          text: 'Improve the response time in support considerably in the first half',
          why: "'Considerably' will mean something different to each of them in December.",
        },
        {
          text: 'Support customers in a friendly and fast way during the entire year',
          why: 'A good attitude, but there is no state at which it counts as reached.',
        },
        {
          text: 'Work through as many of the support tickets as possible by this June',
          why: "'As many as possible' has no target, and number alone may tempt one to do poor work.",
        },
      ],
    },
    {
      id: 'performance-management-02',
      difficulty: 'beginner',
      question:
        'An employee hears for the first time at the annual review that his reports have been too late all year. What went wrong?',
      right: {
        text: 'Feedback belongs close to the event; a review must not hold any surprises',
        why: 'Had he known in February, he could have changed it. A review summarizes what has already been discussed.',
      },
      wrong: [
        {
          text: 'The review is too rare; it ought to take place twice in each of the years',
          why: 'Twice a year still means months without correction. What is missing is ongoing feedback.',
        },
        {
          text: 'Criticism should be put in writing, so that he can prepare for the review',
          why: 'Writing it down would not have helped him during the year.',
        },
        {
          text: 'A review should deal with strengths only, and leave out any of the faults',
          why: 'Weaknesses belong in it as well, as long as they are already known.',
        },
      ],
    },
    {
      id: 'performance-management-03',
      difficulty: 'beginner',
      question:
        'When writing a yearly review, a manager remembers mainly the failed release of last month. How can this bias be countered best?',
      right: {
        text: 'Keep brief notes on results during the whole year, and rely on them',
        why: 'Memory favors recent events. Notes from all months bring back the balance.',
      },
      wrong: [
        {
          text: 'Leave out the last month when it comes to rating the performance',
          why: 'It also belongs to the year. Omitting it is just another distortion.',
        },
        {
          text: 'Write the review as soon as possible after an event like this one',
          why: 'Then the event would weigh even more.',
        },
        {
          text: 'Ask the employee to rate the year, and adopt this rating as it is',
          why: 'Self-assessment is a useful addition, but has its own blind spots.',
        },
      ],
    },
    {
      id: 'performance-management-04',
      difficulty: 'beginner',
      question: 'A call center rates agents only by the number of calls per hour. What do you expect to see?',
      right: {
        text: 'Short calls, with problems unsolved and customers calling again',
        why: 'People optimize what is measured. Without a measure of solved problems, speed is bought with quality.',
      },
      wrong: [
        {
          text: 'Better service, because more customers can be served in an hour',
          why: 'More calls are not more solved problems; repeat calls make the figure look good.',
        },
        {
          text: 'No change in behavior, as agents cannot influence their callers',
          why: 'They do have an influence: by ending calls early, or passing them on.',
        },
        {
          text: 'Fewer calls per hour, as agents do not like to be measured at all',
          why: 'Under such ratings, the figure measured usually rises.',
        },
      ],
    },
    {
      id: 'performance-management-05',
      difficulty: 'beginner',
      question: 'What is the main difference between an outcome and an activity in a goal?',
      right: {
        text: 'An outcome describes what has changed; an activity, what was done',
        why: "'Ten workshops held' can be met with no benefit. 'Error rate halved' shows whether it helped.",
      },
      wrong: [
        {
          text: 'An outcome is for managers; activities are for everyone else on a team',
          why: 'Results can be agreed on with anyone, at a suitable scale.',
        },
        {
          text: 'An outcome is always a number; an activity is described in words',
          why: 'Activities can be counted easily, and outcomes can be described in words, too.',
        },
        {
          text: 'An outcome takes a year; an activity is completed within some days',
          why: 'The time span does not tell them apart.',
        },
      ],
    },
    {
      id: 'performance-management-06',
      difficulty: 'beginner',
      question:
        'An employee has reached all goals, but treats colleagues badly. How does this belong in the review?',
      right: {
        text: 'As part of the performance, with examples, since how one works counts',
        why: 'If only numbers count, behavior that harms others pays off. Expectations of conduct should be known in advance.',
      },
      wrong: [
        {
          text: 'Not at all, as goals were agreed on and each one of them was reached',
          why: 'Goals do not cover everything that a role demands; cooperation is part of the job.',
        },
        {
          text: 'As a friendly hint outside the review, so as not to spoil the success',
          why: 'It signals that conduct does not matter, as long as the numbers are right.',
        },
        {
          text: 'As a point deduction that is kept secret, to avoid an open conflict',
          why: 'Secret ratings cannot change behavior and are unfair.',
        },
      ],
    },
    {
      id: 'performance-management-07',
      difficulty: 'beginner',
      question:
        'Midway through the year the market collapses, and an agreed sales goal can no longer be reached by anyone. What do you do?',
      right: {
        text: 'Agree on an adapted goal now, and document the reasons for it',
        why: 'Goals are meant to guide. An impossible goal guides no one, and adapting it afterward would look arbitrary.',
      },
      wrong: [
        {
          text: 'Keep it, as a goal that changes under way is not a goal at all',
          why: 'Sticking to it measures the market rather than the performance, and discourages.',
        },
        {
          text: 'Drop the goal, and make the rating at the end by your feeling',
          why: 'Without a standard, the rating becomes arbitrary.',
        },
        {
          text: 'Keep it, and quietly give a better rating at the end of the year',
          why: 'Employees do not know this and lose motivation for half a year.',
        },
      ],
    },
    {
      id: 'performance-management-08',
      difficulty: 'beginner',
      question: 'Which preparation makes a review talk most useful to the employee?',
      right: {
        text: 'Both note down results and examples beforehand, and compare their views',
        why: 'Two prepared views make differences visible, and the talk becomes an exchange rather than an announcement.',
      },
      wrong: [
        {
          text: 'The manager writes a complete assessment, and reads it out in the talk',
          why: 'It leaves the employee only agreeing or defending; their own view comes too late.',
        },
        {
          text: 'The employee assesses herself, and the manager puts the signature to it',
          why: 'That avoids the conversation, and the manager does not do their part.',
        },
        {
          text: 'Nobody prepares, so that the conversation can develop freely and openly',
          why: 'Without examples, the talk stays with impressions, most of them recent.',
        },
      ],
    },
    {
      id: 'performance-management-09',
      difficulty: 'intermediate',
      question:
        'A manager rates all eight employees 4 out of 5, to avoid discussions. Who is harmed most, and how?',
      right: {
        text: 'The strong and the weak: the former go unrecognized, the latter without help',
        why: 'Undifferentiated ratings take away both recognition and the chance to improve.',
      },
      wrong: [
        {
          text: 'The weak, since they would have received a better rating on a fair scale',
          why: 'On a fair scale their rating would be lower. What they lose is the hint on what to improve.',
        },
        {
          text: 'The manager, since superiors take uniform ratings to be a sign of laziness',
          why: 'That may be, but the greater harm is done to the people rated.',
        },
        {
          text: 'Nobody, as equal ratings prevent envy and strengthen the team as a whole',
          why: 'Peers know quite well who performs. Equal ratings for unequal work breed resentment.',
        },
      ],
    },
    {
      id: 'performance-management-10',
      difficulty: 'intermediate',
      question:
        "An employee's performance has been below expectations for months, in spite of feedback. You plan a formal improvement plan. What makes it fair?",
      right: {
        text: 'Specific gaps, reachable measures, support, dates, and an open outcome',
        why: 'A plan is fair if it can be passed. Otherwise it is a dismissal in installments.',
      },
      wrong: [
        {
          text: 'Targets above those of colleagues, to make up for the previous months',
          why: 'Higher demands than for others are neither fair nor, in a dispute, defensible.',
        },
        {
          text: 'A general request for improvement, so as not to restrict him unduly',
          why: 'Without specifics he does not know what to do, and nobody can tell whether he has done it.',
        },
        {
          text: 'A short time of one or two weeks, so that the uncertainty ends soon',
          why: 'Changes in performance need time. Such a period documents failure rather than allowing success.',
        },
      ],
    },
    {
      id: 'performance-management-11',
      difficulty: 'intermediate',
      question:
        'In a software team, a manager wants to rate developers by lines of code and tickets closed. What is the strongest objection?',
      right: {
        text: 'Both can be increased at will without value, and helping others is penalized',
        why: 'Measures of individual output invite gaming, and they punish reviews, mentoring, and simple solutions.',
      },
      wrong: [
        {
          text: 'Both must be gathered over several years before they become meaningful',
          why: 'A longer time does not make an unsuitable measure suitable.',
        },
        {
          text: 'Both depend on the programming language, and therefore need a correction',
          why: 'Correcting for language still leaves the wrong incentive.',
        },
        {
          text: 'The figures reach the developers only later, so they cannot react in time',
          why: 'Should they know sooner, they would produce more lines and smaller tickets.',
        },
      ],
    },
    {
      id: 'performance-management-12',
      difficulty: 'intermediate',
      question:
        'An employee disagrees strongly with a rating and names three results that you did not know of. What do you do?',
      right: {
        text: 'Examine the three results, and correct the rating if they bear it out',
        why: 'A rating should rest on facts. Correcting it on new evidence shows strength and keeps the process credible.',
      },
      wrong: [
        {
          text: 'Stay with it, because ratings must not be changed because of pressure',
          why: 'Facts are not pressure. Refusing to examine them makes the process arbitrary.',
        },
        {
          text: 'Raise the rating a little, so that the employee feels taken seriously',
          why: 'A compromise for the sake of peace, without examination, is unfair to the others.',
        },
        {
          text: 'Pass it on to HR, as it is no longer a matter between the two of you',
          why: 'HR can mediate later, but judging the results is your task.',
        },
      ],
    },
    {
      id: 'performance-management-13',
      difficulty: 'intermediate',
      question:
        'Which pay link is most likely to destroy cooperation in a team whose members depend on each other?',
      right: {
        text: 'A fixed bonus pool, split by individual rank within the team',
        why: "If one's gain is another's loss, helping costs money. Knowledge is kept back.",
      },
      wrong: [
        {
          text: 'A team bonus for a shared result, split equally among all the members',
          why: 'It may tempt some to ride along, but rewards helping each other.',
        },
        {
          text: 'A share in the profit of the company, equal for all of the employees',
          why: 'It hardly steers individual behavior, yet does not set colleagues against each other.',
        },
        {
          text: 'A fixed salary without bonus, reviewed every year by skill and role',
          why: 'With it nobody loses by helping; cooperation may even be part of the role.',
        },
      ],
    },
    {
      id: 'performance-management-14',
      difficulty: 'intermediate',
      question:
        'A team adopts OKRs and ties the bonus to achieving 100% of the key results. What will happen in the next round?',
      right: {
        text: 'Goals become modest, as people secure their bonus',
        why: 'Ambitious goals need room to fail. If pay depends on meeting them, caution is rational.',
      },
      wrong: [
        {
          text: 'Goals become more ambitious, as the bonus spurs people on',
          why: 'The reward is for reaching and not for ambition, so that low targets pay best.',
        },
        {
          text: 'Goals stay the same, as they are derived from strategy',
          why: 'Derivation leaves a wide margin, and whoever is paid by the result uses it.',
        },
        {
          text: 'Goals become fewer, as each has to be calculated exactly',
          why: 'The number is unaffected; the level of ambition is what adapts.',
        },
      ],
    },
    {
      id: 'performance-management-15',
      difficulty: 'intermediate',
      question:
        'Part of your team works remotely. Ratings of those at the office are clearly better, though results are alike. What is the likely cause, and the remedy?',
      right: {
        text: 'Visibility passes for performance: rate by results and set criteria',
        why: 'Proximity bias favors those seen. Evidence against criteria takes the place of the impression of diligence.',
      },
      wrong: [
        {
          text: 'Remote workers report too little: have them write daily reports',
          why: 'It makes them responsible for a distortion in the rating, and rewards self-promotion.',
        },
        {
          text: 'Office workers are more committed: this can be rated as a plus',
          why: 'Being there is not commitment. With results alike, nothing supports it.',
        },
        {
          text: 'Remote workers lack contact: call them in for review periods',
          why: 'More presence for a short time feeds the same bias rather than correcting it.',
        },
      ],
    },
    {
      id: 'performance-management-16',
      difficulty: 'intermediate',
      question: 'You use 360-degree feedback for the first time. Should it decide on pay in the first year?',
      right: {
        text: 'No: if pay depends on it, people will rate tactically rather than honestly',
        why: 'Feedback for development needs openness. Linked to pay, friends rate each other up and rivals down.',
      },
      wrong: [
        {
          text: 'Yes: only if pay depends on it do people take the ratings seriously',
          why: 'They take it seriously in a different way, namely as a means to an end.',
        },
        {
          text: 'No: in the first year, there is no comparison with earlier ratings',
          why: 'A year later there would be one, but the distorting incentive would remain.',
        },
        {
          text: 'Yes: many ratings are more objective than the one by the manager',
          why: 'More raters do not make ratings objective if interests depend on them.',
        },
      ],
    },
    {
      id: 'performance-management-17',
      difficulty: 'expert',
      question:
        "A division's KPI 'on-time delivery' rises from 82% to 97%, while complaints about lateness increase. Which explanation do you check first?",
      right: {
        text: 'Dates are renegotiated or set later, so that late deliveries count as on time',
        why: 'The definition leaves a gap: measured against the last date confirmed, lateness vanishes from the figure but not for customers.',
      },
      wrong: [
        {
          text: 'Customers have become more demanding, and complain about small delays',
          why: 'Possible, but a simultaneous jump of 15 points suggests looking at the measurement first.',
        },
        {
          text: 'Complaints come from the remaining 3%, who complain more than others did',
          why: 'So few deliveries would hardly raise the number of complaints after a drop from 18%.',
        },
        {
          text: "The complaints were filed late, and refer to last year's bad deliveries",
          why: 'It would be a coincidence, and could be ruled out quickly by looking at dates.',
        },
      ],
    },
    {
      id: 'performance-management-18',
      difficulty: 'expert',
      question:
        'The eight of 100 employees who were rated worst last year each got a stern talk. Most of the eight are rated better this year; the average of all 100 is unchanged. What explains it even if neither the talks nor the ratings had any effect?',
      right: {
        text: 'Extreme values tend to be followed by ones nearer to the average',
        why: 'Performance contains chance. Those selected for a bad year improve on average without any intervention: regression to the mean.',
      },
      wrong: [
        {
          text: 'Employees rated badly tend to be more motivated, to prove their worth',
          why: 'That would be an effect of the rating. Chance suffices as an explanation and must be excluded first.',
        },
        {
          text: 'The rating scale has become more lenient in the meantime for everyone',
          why: 'Then the others would have improved as well, and the average with them.',
        },
        {
          text: 'Stern talks work with a delay, so that the effect will yet increase',
          why: 'It takes an effect as proven, though there was no comparison group.',
        },
      ],
    },
    {
      id: 'performance-management-19',
      difficulty: 'expert',
      question:
        "A company forces a distribution: 10% of each team must be rated 'insufficient'. A team of ten hand-picked specialists must name one. What is the fundamental flaw?",
      right: {
        text: "A relative quota per small group says nothing on meeting the job's demands",
        why: 'Absolute performance and the rank in a strong small group are different things. The rule labels good people as failures and invites trading.',
      },
      wrong: [
        {
          text: 'Ten percent is too much, while five percent would be fitting for specialists',
          why: 'In a team of ten the problem is the quota as such, not its size.',
        },
        {
          text: 'The quota would have to apply to the average of three years instead of one',
          why: 'Over time the same flaw occurs: someone must be named even if all are good.',
        },
        {
          text: 'The specialists should be rated by other teams, who have some distance to them',
          why: 'Others know the work even less; the forced label would remain.',
        },
      ],
    },
    {
      id: 'performance-management-20',
      difficulty: 'expert',
      question:
        'For a new role with uncertain results (research), the company asks for exact annual output goals. What fits better?',
      right: {
        text: 'Goals for learning and quality of approach, checked in short intervals',
        why: 'Where results cannot be planned, one can assess good questions, sound method, and timely decisions to stop or go on.',
      },
      wrong: [
        {
          text: 'The same goals as for development, for the sake of comparability in pay',
          why: 'Comparability of form hides that output depends on chance here. People would choose safe topics.',
        },
        {
          text: 'No goals at all, because research cannot be steered or assessed in any way',
          why: 'Method, learning, and decisions can be judged; without any orientation, resources run astray.',
        },
        {
          text: 'A number of patents or papers a year, as this is the output of research',
          why: 'Counting output splits results into small pieces and shuns risky questions.',
        },
      ],
    },
    {
      id: 'performance-management-21',
      difficulty: 'expert',
      question:
        'Ratings given by one manager predict who gets promoted but not who succeeds afterward. What does this say about the promotion criteria?',
      right: {
        text: 'They reward the present role rather than ability in the next one',
        why: 'Success as an expert says little about success as a leader. Criteria have to come from the demands of the target role.',
      },
      wrong: [
        {
          text: 'They are too strict, so that too few good candidates are promoted',
          why: 'Strictness would change the number and not the predictive power.',
        },
        {
          text: 'They are right, since success after promotion is mainly pure chance',
          why: 'If nothing can be predicted, promotion by this rating is unjustified all the more.',
        },
        {
          text: 'They need more weight on ratings, so that prediction will improve',
          why: 'More weight on a measure without predictive value does not improve the decision.',
        },
      ],
    },
    {
      id: 'performance-management-22',
      difficulty: 'expert',
      question:
        "Analysis shows that women in the company get vaguer feedback ('good team player') than men ('led project X, saved Y'). Ratings are equal. Why is it a problem nonetheless?",
      right: {
        text: 'Promotions are argued from concrete results, which they then lack',
        why: 'Vague praise does not carry in calibration and promotion rounds. The disadvantage shows up later.',
      },
      wrong: [
        {
          text: 'It is not one, since ratings are equal and feedback is a matter of style',
          why: 'Feedback steers development and is the material of later decisions; it has effects of its own.',
        },
        {
          text: 'Ratings should be lowered for those whose feedback contains no results',
          why: "It would punish the employees for their managers' vagueness.",
        },
        {
          text: 'Men may feel that they are judged by results only, which is unfair to them',
          why: 'Being judged by results is not the harm here; lacking them on record is.',
        },
      ],
    },
    {
      id: 'performance-management-23',
      difficulty: 'expert',
      question:
        'You set up performance management for teams whose output depends strongly on each other. Which unit of measurement comes first?',
      right: {
        text: 'The joint result for the customer, with team and individual parts discussed',
        why: 'If parts depend on each other, local figures can improve while the whole gets worse. The joint result shows what counts.',
      },
      wrong: [
        {
          text: 'The individual, since in the end only individuals can be held responsible',
          why: 'Attribution of joint work to individuals is largely arbitrary here, and it breeds defensive behavior.',
        },
        {
          text: 'Each team separately, with targets that add up exactly to the overall goal',
          why: 'Targets that add up ignore interdependence; handing problems on to the next team pays off.',
        },
        {
          text: 'The function, such as testing or design, as experts can be compared there',
          why: "It optimizes specialties, and the handovers between them remain nobody's concern.",
        },
      ],
    },
    {
      id: 'performance-management-24',
      difficulty: 'expert',
      question:
        "An employee with excellent long-term results has had one weak half-year after a change of role. The system proposes 'underperformer', with automatic consequences. How do you decide?",
      right: {
        text: 'Override it with reasons: allow for the change, and agree on support',
        why: 'Systems inform, people decide. Automatic consequences without context hit those who take on new tasks.',
      },
      wrong: [
        {
          text: 'Follow it, as exceptions would undermine the equal treatment of everybody',
          why: 'Equal treatment means treating like cases alike. A change of role makes a relevant difference.',
        },
        {
          text: 'Follow it formally, and tell her in private not to take it too seriously',
          why: 'The record and its consequences are real; a private comment does not undo them.',
        },
        {
          text: 'Move her back to the old role, as the change has obviously been a mistake',
          why: 'Half a year is a usual time for learning a role. The conclusion is premature.',
        },
      ],
    },
  ],
}
