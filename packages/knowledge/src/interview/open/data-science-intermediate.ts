import type { OpenQuestion } from '../open-question.ts'

export const dataScienceIntermediate: readonly OpenQuestion[] = [
  {
    id: 'data-science-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Machine Learning Engineer', 'Product Manager'],
    skills: ['Experimental Design', 'A/B Testing'],
    tags: ['sample size', 'guardrails', 'randomization'],
    question:
      'A travel site wants to test a shorter checkout. About 3 percent of the visitors book. Plan the experiment from the first question to the decision.',
    keyPoints: [
      {
        cue: 'What you agree on first',
        point: 'States the hypothesis and one primary measure before the start, such as bookings per visitor',
        weight: 3,
        essential: true,
        said: [
          'we agree in writing on the single number that decides, conversion from visit to booking',
          'what do we expect to move, and why? That comes before any code',
          'I choose the success criterion up front, so nobody shops around afterwards',
        ],
      },
      {
        cue: 'How large the test is',
        point:
          'Computes the sample size from the base rate, the smallest effect worth finding, the power and the significance level',
        weight: 3,
        essential: true,
        said: [
          'with 3 percent base and 0.3 points uplift I need some fifty thousand people per side',
          'a power calculation at 80 percent tells how long it has to run',
          'first I ask what minimal gain would pay, that fixes how many visitors we need',
        ],
      },
      {
        cue: 'Who sees which version',
        point: 'Randomizes by user and keeps each user in the same variant',
        weight: 2,
        said: [
          'hash the user id, so somebody who comes back sees the same page',
          'not per page view, otherwise the same person gets both checkouts',
          'the unit of assignment should be the visitor, and the analysis uses the same unit',
        ],
      },
      {
        cue: 'Who takes part',
        point: 'Includes only people who reach the checkout, since the others dilute the effect',
        weight: 2,
        said: [
          'assign at the moment the checkout opens, because everyone else sees no difference',
          'trigger the exposure late, then the noise of mere browsers is gone',
        ],
      },
      {
        cue: 'What must not suffer',
        point: 'Watches guardrails such as cancellations, refunds, support contacts or page errors',
        weight: 2,
        said: [
          'a shorter form may bring wrong bookings, so I follow returns and calls to the hotline',
          'things that must not get worse: load time, refunds, revenue per booking',
        ],
      },
      {
        cue: 'When the test ends',
        point: 'Runs full weeks for the planned duration and does not stop at the first good day',
        weight: 2,
        said: [
          'at least two complete weeks, since weekends behave differently',
          'no peeking, we fix the end date and stick to it',
        ],
      },
      {
        cue: 'Reaching the decision',
        point: 'Decides by the effect with its interval and by a rule agreed on beforehand',
        weight: 1,
        said: [
          'we write down what we do when it is positive, flat or negative',
          'at the end I look at the confidence interval, not only yes or no',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The test simply runs until it becomes significant',
        said: [
          'we keep it running until p is below 0.05',
          'if it is not significant yet, I add another week',
        ],
        correction:
          'Extending until the result is significant inflates false alarms. Fix the sample size beforehand or use a sequential method.',
      },
      {
        belief:
          'Showing the new page this week and comparing with last week is as good as splitting at random',
        said: ['we switch everyone over and compare with the week before'],
        correction:
          'Demand, marketing and seasons differ between weeks. Only random assignment at the same time makes the groups comparable.',
      },
    ],
    sampleAnswer:
      'I begin with the hypothesis: fewer fields mean fewer people give up, so bookings per person who opens the checkout should rise. That is the one primary measure, written down beforehand. Then I ask which gain would be worth it. If people who open the checkout book at 30 percent and we care about one point, a power calculation with 80 percent power and five percent significance gives roughly 33,000 per side; measured over all visitors it would take clearly longer, because most never see a difference. That is why I assign at the moment the checkout opens. The assignment is by hashed user id, so a person who returns tomorrow sees the same variant, and I analyze by user as well. As guardrails I take cancellations, refunds, support contacts, errors and revenue per booking, since a shorter form may produce sloppy bookings. From traffic I get the duration, at least two full weeks, and we do not stop early because a Tuesday looks nice. Before the start we agree what we do if it is better, flat or worse. At the end I report the effect with its confidence interval and recommend according to that rule.',
    criteria: ['Connects statistics with the decision', 'Uses numbers', 'Thinks of what may get worse'],
    followUps: [
      {
        question: 'The calculation says you need eleven weeks. What are your options?',
        about: [1, 3],
        answer:
          'Accept that we only detect larger effects, use a more sensitive measure nearer to the change, assign at the checkout only, reduce variance with data from before the test, or test a bolder change. Running underpowered and hoping is not an option.',
      },
      {
        question: 'Bookings rise by four percent and cancellations by nine. What do you do?',
        about: [4, 6],
        answer:
          'I look at completed bookings and revenue after cancellations, with intervals, and at why people cancel; perhaps a field that prevented mistakes is missing. By our rule a broken guardrail stops the rollout until that is understood.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist'],
    skills: ['A/B Testing', 'Hypothesis Testing'],
    tags: ['multiple testing', 'segments', 'post hoc analysis'],
    question:
      'An experiment shows no overall effect. A product manager has split it by country, device and age and found that women over 50 on tablets convert 20 percent better, p = 0.01. She wants to ship it for them. What do you tell her?',
    keyPoints: [
      {
        cue: 'How surprising it is',
        point: 'Explains that with many segments some low p-values appear by chance alone',
        weight: 3,
        essential: true,
        said: [
          'if you slice sixty times, two or three slices look significant although nothing happened',
          'this is fishing: among so many comparisons, one at 0.01 is no surprise',
          'the more subgroups you try, the surer you find a lucky one',
        ],
      },
      {
        cue: 'What you ask her',
        point: 'Asks how many splits were tried, also those not shown',
        weight: 2,
        said: [
          'how many combinations did you look at before you found this one?',
          'I need the full list of cuts, not only the winner',
        ],
      },
      {
        cue: 'Adjusting the numbers',
        point:
          'Corrects for the number of comparisons, for example with Bonferroni, Holm or a false discovery rate',
        weight: 2,
        said: [
          'divide the threshold by the number of tests, then 0.01 is no longer enough',
          'Benjamini-Hochberg over all segments would tell what survives',
        ],
      },
      {
        cue: 'What you propose',
        point: 'Treats it as a hypothesis and proposes a new test aimed at that group',
        weight: 3,
        essential: true,
        said: [
          'it is an idea worth checking, so run it again only on them with fresh data',
          'replicate first: if it is real, we will see it a second time',
          'exploration generates guesses, a separate experiment confirms them',
        ],
      },
      {
        cue: 'How big it really is',
        point:
          'Expects the effect in a small selected group to be exaggerated and looks at its size and interval',
        weight: 2,
        said: [
          'the winner of many is always too good, it will shrink next time',
          'how many people are in that slice? The interval probably goes from one to forty percent',
        ],
      },
      {
        cue: 'Whether to believe it',
        point: 'Asks whether there is a plausible reason, and whether segments were named before the test',
        weight: 1,
        said: [
          'is there any mechanism why this should help older women on tablets?',
          'if we had written that group down in advance, I would believe it more',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A p-value of 0.01 in a segment is as convincing as in the whole test',
        said: [
          '0.01 is well below 0.05, so it is a real effect in that group',
          'it is significant, so we can ship it for them',
        ],
        correction:
          'The p-value holds for one comparison chosen beforehand. Picked as the best of dozens, a value of 0.01 is to be expected without any effect.',
      },
      {
        belief: 'Looking at segments is forbidden, so the finding should be discarded',
        said: ['you must never look at subgroups after a test'],
        correction:
          'Exploring segments is useful and finds bugs and ideas. It only must not be sold as confirmation; test the idea on new data.',
      },
    ],
    sampleAnswer:
      'I would thank her for digging and then ask how many splits she tried, also those she did not show me. With ten countries, three devices and a few age bands by gender there are easily a hundred cells, and if nothing works anywhere, about one of them shows a p-value of 0.01 by luck. So this one is what I would expect under no effect. If I correct for the number of comparisons, say with Holm or Benjamini-Hochberg, it will not survive. The size also makes me careful: the group is probably small, so the interval is wide, and the best cell among many always looks better than it is and shrinks when you look again. That does not mean it is worthless. Is there a reason why the change should help these users, like larger buttons? If so, it is a good hypothesis, and I would run a second test aimed at that group, with the sample size computed for it. If it shows up again, we ship it for them. And next time we name two or three segments before we start, so that we can believe what we find in them.',
    criteria: ['Firm about the statistics, helpful in tone', 'Offers a way forward'],
    followUps: [
      {
        question:
          'The segments were agreed on before the test, five of them. How do you treat the result then?',
        about: [2, 5],
        answer:
          'Better: I correct for five, so the threshold is about 0.01 with Bonferroni, and the result is borderline. I would also test the interaction, that is whether this group really differs from the rest, and still prefer a confirmation.',
      },
      {
        question: 'When is a surprising segment a sign of something technical?',
        about: [1, 5],
        answer:
          'When it is tied to a device, browser version or app release, I think of a bug or of broken tracking in one variant. I check the events and the split of users in that segment before discussing behavior.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Data Engineer'],
    skills: ['SQL', 'Product Analytics'],
    tags: ['cohorts', 'retention', 'censoring'],
    question:
      'According to this query, the retention of recent sign-up cohorts gets worse every week, and the team is alarmed. What is wrong with it, and how would you write it instead?',
    code: {
      language: 'sql',
      lines: [
        "SELECT date_trunc('week', u.signed_up_at) AS cohort,",
        '       COUNT(DISTINCT e.user_id) * 1.0 / COUNT(DISTINCT u.id) AS retained',
        'FROM users u',
        'LEFT JOIN events e ON e.user_id = u.id',
        "                  AND e.created_at >= u.signed_up_at + INTERVAL '28 days'",
        'GROUP BY 1 ORDER BY 1;',
      ],
    },
    keyPoints: [
      {
        cue: 'The newest cohorts',
        point:
          'Sees that cohorts younger than 28 days cannot have a counted event yet, so they must look bad',
        weight: 3,
        essential: true,
        said: [
          'somebody who signed up last week cannot have an event after day 28 yet',
          'the newest cohorts are immature, the future is cut off',
          'it is right-censoring: the time has not passed for them',
        ],
      },
      {
        cue: 'The older cohorts',
        point:
          'Sees that older cohorts have had more time to return at any moment after day 28, so they look better',
        weight: 3,
        said: [
          'there is no upper limit, so a user from last year counts if he came back once in twelve months',
          'the window is open at the end and longer for old cohorts',
          'each week of age gives another chance to be counted as retained',
        ],
      },
      {
        cue: 'The change to the query',
        point:
          'Uses a window of the same length for every cohort, such as an event between day 28 and day 35',
        weight: 3,
        essential: true,
        said: [
          'add an upper bound to the join: before signed_up_at plus 35 days',
          'everybody gets exactly the same seven days to show up',
          'compare at equal age, week five of each cohort',
        ],
      },
      {
        cue: 'Which rows to report',
        point: 'Leaves out the cohorts whose window is not complete yet',
        weight: 2,
        said: [
          'only sign-ups at least five weeks old, plus the whole calendar week',
          'a WHERE on users that drops the ones we cannot judge yet',
        ],
      },
      {
        cue: 'What counts as retained',
        point: 'Asks which events count as being active, since background events can fake it',
        weight: 2,
        said: [
          'is a push notification or an automatic sync also an event?',
          'I would count only a meaningful action, like playing a lesson',
        ],
      },
      {
        cue: 'Making sure you are right',
        point: 'Validates on a few users or an old cohort before telling the team that the alarm is off',
        weight: 1,
        said: [
          'recompute a cohort as it looked a month after sign-up and compare it with the new one',
          'take five user ids and count by hand',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The condition in the ON clause turns the left join into an inner join and loses users',
        said: [
          'the date condition in the join drops the users without events',
          'move the filter on e.created_at to WHERE',
        ],
        correction:
          'A condition in ON keeps all users of a left join. Moving it to WHERE would drop those who never returned, and retention would become 100 percent.',
      },
      {
        belief: 'The falling curve shows that the product has become worse',
        said: ['the newer users are worse, marketing buys bad traffic'],
        correction:
          'The query would show a falling curve even if every cohort behaved the same, because younger cohorts had less time to be counted.',
      },
    ],
    sampleAnswer:
      'The query compares cohorts that had different amounts of time. Someone who signed up ten days ago cannot have an event after day 28, so the newest cohorts are at zero by construction. And there is no upper bound, so a user from last year counts as retained if he came back once in twelve months, while a cohort that is five weeks old has had one week for that. Even with identical users the curve would fall. I would give each cohort the same window, for example an event from day 28 until before day 35, by adding the upper bound to the join condition. Then I leave out all cohorts where the last sign-up is not yet 35 days old. The condition stays in the ON clause, because in the WHERE it would throw away those who did not return. I would also ask which events count as being active; if automatic syncs count, we measure installed apps rather than people. Before I calm the team, I check a few users by hand and compare an old cohort at the same age. If the curve is flat then, the alarm came from the query.',
    criteria: ['Finds both halves of the bias', 'Gives a comparison at equal age'],
    followUps: [
      {
        question: 'What would happen if the date condition stood in the WHERE clause?',
        about: [2],
        answer:
          'Users without a matching event would have NULL there and be filtered out, so the denominator would hold returning users only and every cohort would show 100 percent. In the ON clause they stay.',
      },
      {
        question: 'The team wants to judge the newest cohorts too. What can you offer?',
        about: [0, 3],
        answer:
          'An earlier measure that they have already completed, such as day 7 retention, compared at the same age with older cohorts, and how well it predicted day 28 in the past. Or a survival curve that handles users still being observed.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Product Manager'],
    skills: ['Root Cause Analysis', 'Product Analytics'],
    tags: ['metric drop', 'segmentation', 'tracking'],
    question:
      'On Monday morning the dashboard shows that daily active users of your food delivery app are down 12 percent against the Monday before. How do you proceed?',
    keyPoints: [
      {
        cue: 'The first doubt',
        point: 'Checks first whether the data is right: delayed loads, changed tracking, changed definition',
        weight: 3,
        essential: true,
        said: [
          'is yesterday even fully loaded? Half of the false alarms are a late pipeline',
          'a new app release may have broken an event, so I compare with server logs or orders',
          'before I explain behavior, I make sure that the number is not an artifact',
        ],
      },
      {
        cue: 'Whether 12 percent is unusual',
        point: 'Compares with normal variation and with special days such as holidays, weather or big events',
        weight: 2,
        said: [
          'how often does it move by 12 percent between two Mondays anyway?',
          'last Monday may have been the odd one, with a promotion or a storm',
          'I would check the calendar and the same day of last year',
        ],
      },
      {
        cue: 'Narrowing it down',
        point:
          'Breaks the drop down by platform, version, region, new and returning users to find where it sits',
        weight: 3,
        essential: true,
        said: [
          'slice it: iOS or Android, which city, old or new customers',
          'if all of the loss is in one app version, I am nearly done',
          'is it spread evenly or concentrated somewhere?',
        ],
      },
      {
        cue: 'Finding the trigger',
        point:
          'Looks at the moment when it began and lines it up with releases, campaigns, experiments and outages',
        weight: 2,
        said: [
          'the hourly curve shows if it fell off a cliff at 9 a.m., which smells like a deployment',
          'I go through the change log and ask what went live, and whether marketing stopped anything',
        ],
      },
      {
        cue: 'What else has moved',
        point: 'Follows related numbers along the funnel, such as opens, logins, orders and payments',
        weight: 2,
        said: [
          'did orders fall as well, or only the opens?',
          'if revenue is stable, it is probably measurement; if the logins fail, it is a bug',
        ],
      },
      {
        cue: 'Keeping people in the loop',
        point: 'Tells the stakeholders early what is known, what is not and when the next update comes',
        weight: 1,
        said: [
          'a short message at nine: we see it, data is being checked, update at eleven',
          'I would not send five theories, only facts and the next step',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The most recent product change must be the cause',
        said: [
          'we released on Friday, so the release is the reason, roll it back',
          'it is surely the new design',
        ],
        correction:
          'Coming afterwards is not being caused. See whether the drop sits only where the change is live and began when it did.',
      },
    ],
    sampleAnswer:
      'My first suspicion is the data. Is Sunday or Monday completely loaded, did the definition of active change, did a new app version lose an event? I compare with something independent, such as orders from the payment system. If orders are flat and active users fell, it is probably tracking. Then I ask whether 12 percent is unusual: how much do Mondays vary, was last Monday a holiday or a rainy day with a promotion? If it is real, I break it down by platform, app version, city, and new against returning users, because a drop that sits in one place is almost explained. I look at the hourly curve: a cliff at a certain hour points to a release or an outage, a slow slide over days rather to demand or to a stopped campaign. I lay the list of releases, experiments and campaigns next to it. Along the funnel I check opens, logins, searches and orders to see where people get lost. Meanwhile I tell the stakeholders early what is known, what is not, and when the next update comes. As soon as the cause is likely, I look for evidence against it before we act.',
    criteria: ['Systematic instead of guessing', 'Separates facts and theories', 'Keeps people informed'],
    followUps: [
      {
        question:
          'The drop is spread evenly over all platforms, cities and user groups. What does that suggest?',
        about: [0, 1, 2],
        answer:
          'Something common to all: a data or definition problem, the calendar, or an outage in a shared service. A bug in one client would show up in one version. I would check loads, the comparison day and server errors next.',
      },
      {
        question: 'All of the drop is among new users. Where do you look?',
        about: [2, 3],
        answer:
          'At acquisition and sign-up: did a campaign or an ad budget end, did the store listing change, does registration fail at some step? I compare installs, started and finished sign-ups by channel and hour.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist'],
    skills: ['Statistics', 'Data Analysis'],
    tags: ['simpson paradox', 'mix shift', 'aggregation'],
    question:
      'A clinic chain changed its appointment reminders. Explain to the director how the overall rate of kept appointments can fall although it rose in both groups, and which number to believe.',
    code: {
      language: 'text',
      lines: [
        '                 before              after',
        'regular      90% of 8,000       92% of 4,000',
        'new          60% of 2,000       65% of 6,000',
        'overall      84% of 10,000      75.8% of 10,000',
      ],
    },
    keyPoints: [
      {
        cue: 'Why the total fell',
        point:
          'Explains that the mix changed: new patients with low rates went from 20 to 60 percent of the appointments',
        weight: 3,
        essential: true,
        said: [
          'we now have three times as many new patients, and they keep fewer appointments',
          'the weights of the groups moved, not the behavior',
          'the total is an average, and the weaker group counts for much more than before',
        ],
      },
      {
        cue: 'A name for it',
        point:
          "Names it as a case where an aggregate reverses the trend of its parts, as in Simpson's paradox",
        weight: 1,
        said: [
          'this is the famous paradox where every part goes up and the sum goes down',
          'Simpson, the sign flips when you pool the groups',
        ],
      },
      {
        cue: 'A fair comparison',
        point: 'Computes the after rates with the mix from before, which gives a rise to about 86.6 percent',
        weight: 2,
        said: [
          '0.8 times 92 plus 0.2 times 65 is 86.6, so with the old patients we would have improved',
          'standardize to a fixed mix and then compare',
          'hold the shares constant and only let the rates change',
        ],
      },
      {
        cue: 'Which number to believe',
        point: 'Judges the reminders by the groups, yet uses the overall rate for planning rooms and staff',
        weight: 3,
        essential: true,
        said: [
          'for the question whether reminders work, look inside the groups; for empty chairs tomorrow, the total counts',
          'both numbers are true, they answer different questions',
        ],
      },
      {
        cue: 'Credit for the reminders',
        point:
          'Warns that before and after is no experiment, so the rise in the groups is not yet due to the reminders',
        weight: 2,
        said: [
          'other things may have changed in the meantime, so I would not credit the reminders',
          'a random half with the old reminder would have settled it',
          'season or a new booking page could explain the two points as well',
        ],
      },
      {
        cue: 'A question to ask next',
        point:
          'Asks why the mix changed, and whether the change itself could be a result of the intervention',
        weight: 2,
        said: [
          'where do the four thousand new people come from, a campaign or a closed practice nearby?',
          'if the new system attracts them or drives regulars away, conditioning on the group hides part of the effect',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The detailed numbers are always right and the aggregate is always wrong',
        said: ['you should always trust the subgroups', 'the overall number is simply wrong'],
        correction:
          'It depends on the question and on the causes. If the grouping is itself affected by the change, splitting by it can mislead.',
      },
      {
        belief: 'It must be a calculation error, since the total cannot fall when all parts rise',
        said: ['that is mathematically impossible, somebody made a mistake in the table'],
        correction:
          'A total is a weighted average. When the weights move toward the lower group, it can fall while each part rises.',
      },
    ],
    sampleAnswer:
      "I would tell the director that both rows are right and that the patients have changed. Before, one in five appointments belonged to a new patient; now it is three in five. New patients keep appointments less often, so they pull down the total, although regular patients went from 90 to 92 and new ones from 60 to 65 percent. To compare fairly, I keep the old mix: 80 percent regular at 92 plus 20 percent new at 65 makes 86.6, against 84 before. So on equal terms it improved. Statisticians call that Simpson's paradox. Which number to believe depends on the question. For judging the reminders I look inside the groups. For planning rooms and staff the 75.8 percent is what counts, since those chairs are really empty. Two cautions. Before and after is not an experiment; the season or a new booking page might explain the rise, and a random half with the old reminders would have been better. And I want to know where the new patients come from. If the new system itself brought them in or scared regulars off, the split hides a part of its effect.",
    criteria: ['Understandable for a director', 'Calculates instead of only naming the paradox'],
    followUps: [
      {
        question: 'How would you report this rate every month so that the confusion does not come back?',
        about: [2, 3],
        answer:
          'The overall rate, the rates of both groups with their shares, and a standardized rate with a fixed mix. A change can then be split into a part from the mix and a part from the rates.',
      },
      {
        question: 'When would splitting by a group give the wrong answer?',
        about: [5],
        answer:
          'When the group is a consequence of the intervention. If reminders made people become regular patients, comparing within regular and new would remove part of their effect; then the comparison of all patients is the right one.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Forecasting', 'Time Series Analysis'],
    tags: ['backtesting', 'baselines', 'error measures'],
    question:
      'You forecast the number of calls per day for a hotline, six weeks ahead, with four years of history. How do you find out whether your forecast is any good?',
    keyPoints: [
      {
        cue: 'How you test it',
        point:
          'Backtests with several cut-off dates, always training on the past and testing on the following six weeks',
        weight: 3,
        essential: true,
        said: [
          'rolling origin: pretend it is March, forecast until mid April, move on a month, repeat',
          'I never shuffle, the test always lies after the training',
          'replay history at many starting points, not just once',
        ],
      },
      {
        cue: 'A bar to clear',
        point:
          'Compares with a simple baseline such as the last known value of the same weekday or the same week of last year',
        weight: 3,
        essential: true,
        said: [
          'a seasonal naive forecast is the bar to beat',
          'if copying last year does as well, my model is not worth keeping',
          'against what? Repeating the last known Tuesday for every coming Tuesday is my reference',
        ],
      },
      {
        cue: 'How you count misses',
        point:
          'Measures the error at the horizon that is used and knows the weaknesses of the measure, such as MAPE on small days',
        weight: 2,
        said: [
          'mean absolute error in calls, separately for one, three and six weeks ahead',
          'percent errors explode on Sundays with few calls, so I prefer a weighted or scaled one',
          'the error of tomorrow tells nothing about week six',
        ],
      },
      {
        cue: 'What you feed it',
        point:
          'Uses only inputs that are known when forecasting, so future campaigns or weather must be planned or forecast themselves',
        weight: 2,
        said: [
          'actual temperature in six weeks is not available to us, so it must not be in the backtest',
          'features only as of the forecast date, otherwise it cheats',
        ],
      },
      {
        cue: 'Beyond a single number',
        point: 'Checks the forecast intervals: 90 percent of the days should fall into the 90 percent band',
        weight: 2,
        said: [
          'staffing needs the upper range, so I count how often reality was inside it',
          'a point alone is not enough, coverage of the bands matters',
        ],
      },
      {
        cue: 'Patterns in the misses',
        point: 'Looks at residuals for holidays, weekdays, trend and breaks',
        weight: 1,
        said: [
          'are we always too low on the day after a holiday?',
          'I plot the errors over time to see bias and level shifts',
        ],
      },
      {
        cue: 'What mistakes mean for the hotline',
        point: 'Translates errors into staffing cost, since too few agents and too many do not cost the same',
        weight: 2,
        said: [
          'a hundred calls too low means queues, a hundred too high means idle people, that is not symmetric',
          'I ask the planner which mistake hurts more and judge by that',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Ordinary random cross-validation is fine for time series',
        said: ['I use five-fold cross-validation with shuffling', 'random 80/20 split of the days'],
        correction:
          'Random folds train on days after the test days, so neighbors leak. Split by time, with the gap and horizon of real use.',
      },
      {
        belief: 'A good fit on the history shows that the forecast will be good',
        said: ['the curve follows the past data very closely, R squared is 0.98'],
        correction:
          'In-sample fit rewards complexity. Only errors on periods after the training say something about forecasting.',
      },
    ],
    sampleAnswer:
      'I replay history. I choose maybe twenty cut-off dates in the last two years, train only on what was known until then, forecast six weeks, and compare with what came. Never a shuffled split, since that would let the model see the days around. In the backtest I am strict about inputs: planned campaigns and holidays are known in advance, the real weather is not. The bar is a seasonal naive forecast, the last known same weekday or the same week of last year. If I do not beat that clearly, I use it. As a measure I take the mean absolute error in calls, reported for each week of the horizon, because week six is what staffing needs. I avoid plain percentage errors, since quiet Sundays blow them up. Then I check the intervals: about nine of ten days should lie within a 90 percent band. I plot the residuals to see if we are always too low after holidays or since a change in the menu of the hotline. And I ask the planner about costs. Too few agents means long queues, too many means idle time, so we may plan with the 70th percentile instead of the middle. Once it is live, I keep comparing it with the baseline.',
    criteria: ['Evaluates the way it will be used', 'Keeps a baseline', 'Thinks of the planner'],
    followUps: [
      {
        question:
          'The model beats the baseline on average, but fails badly every year around the holidays. What do you do?',
        about: [5, 6],
        answer:
          'Four years hold only four such periods, so I would add explicit holiday effects, perhaps shared with similar days, or use the values of last year scaled to the present level, and let the planner adjust. I report the uncertainty there separately.',
      },
      {
        question: 'Why one error per week of the horizon rather than one number?',
        about: [2],
        answer:
          'Errors grow with distance, and models differ: one may win for tomorrow and lose for week six. Shifts are planned at a certain distance, so that is where the comparison counts.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Model Evaluation', 'Supervised Learning'],
    tags: ['threshold', 'capacity', 'calibration'],
    question:
      'Your model scores insurance claims for fraud. The investigators can check 200 of the 5,000 claims a week. How do you pick the cases, and how do you judge whether the model helps?',
    keyPoints: [
      {
        cue: 'Choosing the 200',
        point:
          'Ranks by score and takes the top 200, so precision and recall at that capacity count, not a fixed cut of 0.5',
        weight: 3,
        essential: true,
        said: [
          'capacity decides the threshold: sort, and the best two hundred go to the team',
          'precision at 200 per week is my measure',
          'how many frauds are in the four percent that we can look at?',
        ],
      },
      {
        cue: 'Not every fraud is equal',
        point:
          'Weighs in the amount at stake, for example by ranking on expected loss, probability times amount',
        weight: 3,
        said: [
          'a likely fraud of fifty dollars is worth less than an unlikely one of fifty thousand',
          'multiply the chance by the money and sort by that',
          'saved money per investigated case is the better target than counting cases',
        ],
      },
      {
        cue: 'What the score must mean',
        point: 'Needs calibrated probabilities when they are multiplied with money',
        weight: 2,
        said: [
          'a score of 0.3 should really mean three in ten, otherwise expected values are nonsense',
          'I check a reliability plot and recalibrate with isotonic or Platt if needed',
        ],
      },
      {
        cue: 'What you hold it against',
        point:
          'Compares with what is done today, such as rules or choices of the investigators, or a random sample',
        weight: 3,
        essential: true,
        said: [
          'how many hits do they have now with their gut and a rule list? That is the yardstick',
          'lift against picking at random or by the old rules',
          'run both ways side by side for a few weeks',
        ],
      },
      {
        cue: 'Cases the model ignores',
        point:
          'Sends a few random claims to investigation too, because otherwise only flagged claims ever get a label',
        weight: 2,
        said: [
          'keep ten of the 200 places for a random draw so that we see what the model misses',
          'without checking some low scores, we never learn about new kinds of fraud',
        ],
      },
      {
        cue: 'People on the other side',
        point:
          'Watches the effects on people: false suspicion, delays for honest customers, unequal treatment of groups',
        weight: 1,
        said: [
          'an honest customer waits three weeks for the money, that is a cost as well',
          'I would compare the rate of wrong suspicion between groups',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The model with the highest ROC AUC is necessarily best for this task',
        said: ['I choose the one with the best AUC and I am done'],
        correction:
          'AUC averages over all thresholds. Here only the top four percent matter, and two models with equal AUC can differ a lot there.',
      },
      {
        belief: 'The score of a classifier is a probability by itself',
        said: ['it outputs 0.8, so there is an 80 percent chance of fraud'],
        correction:
          'Many models give scores that rank well but are too extreme or shifted, especially after resampling. Check the calibration before using them as probabilities.',
      },
    ],
    sampleAnswer:
      'The capacity gives me the threshold: I sort the claims and hand over the top 200, four percent. So I judge the model by what happens in that part, how many frauds are among the 200 and which share of all known fraud that is, rather than by accuracy or AUC. But frauds differ in size, so I would rank by expected loss, the probability times the amount that we could save, minus the cost of checking. For that the probabilities must be calibrated; I look at a reliability plot on recent claims and recalibrate when needed. Whether it helps is a comparison with today. The investigators have rules and experience, so I would find out their hit rate and the money they save per case, and for some weeks let half of the places be filled by the model and half by the old way, without telling them which is which. I would keep about ten places for random claims, because otherwise we only ever get labels for what the model already suspects. And I would watch how long honest customers wait, and whether certain groups are suspected wrongly more often.',
    criteria: [
      'Fits the measure to the capacity',
      'Thinks in value, not in scores',
      'Sees the people on the other side',
    ],
    followUps: [
      {
        question: 'Why do the random checks matter so much after a year?',
        about: [4],
        answer:
          'After a year almost all labels come from claims that the model chose. Retrained on them, it confirms itself and stays blind to new patterns. The random part is an unbiased sample for estimating missed fraud and for training.',
      },
      {
        question:
          'The model finds as many frauds as the investigators did, but different ones. What do you make of it?',
        about: [1, 3],
        answer:
          'The two complement each other. I would look at the money in each set, give their rules to the model as features, and reserve places for cases proposed by people, then measure the combination.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Product Manager'],
    skills: ['Product Analytics', 'KPIs'],
    tags: ['metric design', 'guardrails', 'proxies'],
    question:
      'A company redesigned the search of its help center and wants one number that says whether it got better. Which do you propose, and how might it fool you?',
    keyPoints: [
      {
        cue: 'What better means',
        point: 'Starts from the purpose: people solve their problem without having to contact support',
        weight: 3,
        essential: true,
        said: [
          'what should a visitor be able to do afterwards? Fix it alone, and quickly',
          'success means that the question is answered, not that a page was opened',
          'I first ask what better would look like for the customer',
        ],
      },
      {
        cue: 'The number you propose',
        point:
          'Proposes a precise measure with numerator, denominator and window, such as searches followed by a click and no ticket within 24 hours',
        weight: 3,
        essential: true,
        said: [
          'share of search sessions that open an article and create no support contact in the next day',
          'I would write down exactly who is counted, in which time, and what counts as solved',
          'tickets per hundred searchers within a day',
        ],
      },
      {
        cue: 'How it might fool you',
        point: 'Shows how the number can be fooled: people give up, or find the contact form harder to reach',
        weight: 3,
        essential: true,
        said: [
          'no ticket may mean solved, or it may mean they walked away angry',
          'if somebody hides the phone number, the figure looks wonderful',
          'more time on the page can be interest or confusion',
        ],
      },
      {
        cue: 'What you watch beside it',
        point:
          'Adds guardrails such as repeated searches, searches without result, ratings and cancellations',
        weight: 2,
        said: [
          'I keep an eye on reformulated queries and on empty result pages',
          'a short was-this-helpful question and the churn rate beside it',
        ],
      },
      {
        cue: 'Whether it can be trusted',
        point:
          'Validates the measure against an independent judgment, for instance a survey or rated sessions',
        weight: 2,
        said: [
          'take a sample of sessions, ask the people, and see whether our number agrees',
          'watch fifty recordings and judge by eye which were solved',
        ],
      },
      {
        cue: 'Practical use of the number',
        point: 'Checks that the number is sensitive enough and comparable in an A/B test of old and new',
        weight: 1,
        said: [
          'would it move within two weeks at our traffic?',
          'run old and new search at the same time, then the number means something',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More clicks, searches or time spent show that the search is better',
        said: [
          'engagement goes up, so it is a success',
          'I would measure time on the help pages, more is better',
        ],
        correction:
          'In a help center, people want to be gone quickly. More searches or time can mean that they do not find it.',
      },
    ],
    sampleAnswer:
      'I ask first what better means. A visitor comes with a problem and wants to solve it alone, so I would measure solved searches: the share of search sessions in which somebody opens an article and neither searches again for the same thing nor contacts support within 24 hours. I define who is counted, when a session ends and how tickets are linked to visitors. Then I ask how it can fool us. No ticket might mean solved, but it might also mean that the person gave up, or that someone hid the contact form; then the number looks wonderful and customers are furious. So I add guardrails: the share of searches without results, reformulated queries, a was-this-helpful rating, overall contacts by all channels, and cancellations among those who searched. To trust the number, I would validate it once: take a few hundred sessions, ask the people by a short survey, and see whether solved by our definition agrees with solved in their words. And I compare old and new search in an A/B test, since otherwise a product launch that creates many questions would look like a bad search. I would not use clicks or time, because both can rise from confusion.',
    criteria: ['Defines exactly', 'Attacks the own measure', 'Connects it with the customer'],
    followUps: [
      {
        question: 'The manager will get a bonus tied to this number. Does that change anything?',
        about: [2, 3],
        answer:
          'Yes. A target invites shortcuts such as hiding the contact form. I would tie the bonus to a set of measures that is hard to game together, keep the validation survey independent, and have the definition owned by someone else.',
      },
      {
        question:
          'How do you tell a user who gave up from one who was satisfied with the snippet on the result page?',
        about: [1, 4],
        answer:
          'From the clicks I cannot. I would ask a random sample directly, look at whether they come back with the same query or contact us within days, and log how long the snippet was visible as a weak hint.',
      },
    ],
  },
  {
    id: 'data-science-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Data Science', 'Statistics'],
    tags: ['selection bias', 'sampling', 'reject inference'],
    question:
      'A lender trained a default model on all loans it has ever granted and now wants to use it for all applicants. Which problem do you see, and what would you do about it?',
    keyPoints: [
      {
        cue: 'What the data lacks',
        point:
          'Sees that only granted loans have an outcome, so rejected applicants are missing from the training data',
        weight: 3,
        essential: true,
        said: [
          'we do not know whether the people we turned down would have paid',
          'the sample contains survivors of the old decision only',
          'selection bias: it never saw the kind of applicant that used to be refused',
        ],
      },
      {
        cue: 'What the model gets wrong',
        point:
          'Explains that the model is unreliable, often too optimistic, for applicants like those rejected',
        weight: 3,
        essential: true,
        said: [
          'low-income people who got a loan had something else speaking for them, so the model thinks low income is harmless',
          'the few risky ones that were approved were hand-picked and better than they look',
          'it extrapolates into a region where it has no data',
        ],
      },
      {
        cue: 'Why testing looks fine',
        point:
          'Notes that validation on granted loans cannot reveal this, because the test set has the same hole',
        weight: 2,
        said: [
          'the AUC on past loans will look fine and tell nothing about the refused ones',
          'test and training share the same filter',
        ],
      },
      {
        cue: 'Learning about the unknown',
        point:
          'Suggests approving a small random sample near or below the cut-off to get unbiased outcomes, with limited risk',
        weight: 2,
        said: [
          'grant small loans to some that we would reject, and treat the loss as the price of learning',
          'an experiment with a budget: two percent approved regardless of the score',
        ],
      },
      {
        cue: 'Filling the hole otherwise',
        point:
          'Uses other evidence with care, such as credit bureau outcomes, weighting or reject inference, and states its assumptions',
        weight: 2,
        said: [
          'a bureau may tell how those people did with other lenders',
          'reweight by the probability of having been approved, as long as there is overlap',
          'one can guess the fate of those turned down from similar people, but it is a guess and I would say so',
        ],
      },
      {
        cue: 'How it goes live',
        point:
          'Restricts its use at first to applicants similar to the training data, or keeps the old rules in front',
        weight: 2,
        said: [
          'start with the same population that the old policy let through',
          'leave the former filter in place until we have data, and send strange cases to a person',
        ],
      },
      {
        cue: 'What the past passes on',
        point: 'Considers that past decisions may have been unfair to groups and that the model inherits it',
        weight: 1,
        said: [
          'if officers refused certain neighborhoods, we have no chance to see that those people pay',
          'old prejudice is baked into who is in the table',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More historical loans will solve the problem',
        said: ['we just need a bigger data set from the last ten years'],
        correction:
          'More loans chosen by the same policy have the same gap. Only outcomes of people outside that policy, or strong assumptions, can fill it.',
      },
      {
        belief: 'Rejected applicants can be labeled as defaulted',
        said: ['treat all rejected people as bad loans in training'],
        correction:
          'Many would have paid. Labeling them as bad teaches the model to imitate the old policy, including its mistakes.',
      },
    ],
    sampleAnswer:
      'The data contains only people whom the lender accepted. For everybody else we do not know whether they would have paid. That is a selection by the old policy, and it matters most exactly where we want to apply the model now. Take low income: the few low-income applicants who got a loan probably had a guarantor or a long history, so they paid well, and the model learns that low income is no problem. For ordinary applicants with low income it will be too optimistic. And I cannot see that in validation, because the test set comes from granted loans too. What would I do? At first I would use the model only within the population that the old rules let through, or keep these rules in front of it. Then I would propose a small experiment: approve a random share of applicants below the cut-off, with small amounts, and accept the loss as the price of information. Meanwhile a credit bureau may show how rejected people did elsewhere, and weighting or reject inference can help where the groups overlap, as long as we say what we assume. I would also check whether past officers refused some groups unfairly, since the model inherits who is missing.',
    criteria: ['Sees the mechanism, not just the term', 'Has a practical, affordable remedy'],
    followUps: [
      {
        question: 'The risk department refuses to grant loans at random. What can you still do?',
        about: [4, 5],
        answer:
          'Look for natural variation, such as officers of different strictness or past changes of the cut-off, which approved similar people by chance. Use bureau data, widen the approval in small steps, and watch the new group before going further.',
      },
      {
        question: 'How would you notice in the data that an applicant is unlike the training population?',
        about: [1, 5],
        answer:
          'I would train a model that tells granted from rejected applications. Where the estimated probability of approval was close to zero, we have no comparable loans, so the default score should not be trusted there.',
      },
    ],
  },
]
