import type { OpenQuestion } from '../open-question.ts'

export const dataScienceExpert: readonly OpenQuestion[] = [
  {
    id: 'data-science-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist'],
    skills: ['Experimental Design', 'Causal Inference'],
    tags: ['interference', 'switchback', 'marketplaces'],
    question:
      'A ride service tests a new rule that matches riders with drivers, splitting riders at random. The treated riders wait 8 percent less. After the rollout, waiting times are unchanged. How can that be, and how should it have been tested?',
    keyPoints: [
      {
        cue: 'Why the test misled',
        point:
          'Recognizes interference: treated and control riders compete for the same drivers, so one group gains at the cost of the other',
        weight: 3,
        essential: true,
        said: [
          'the new rule just grabbed the nearby cars away from the other half',
          'supply is shared, so the independence of the units is violated',
          'it was a zero-sum game: control waited longer because the treated were served first',
        ],
      },
      {
        cue: 'What the 8 percent really measures',
        point:
          'Explains that the contrast counts the harm to the control group as a benefit, so it overstates the total effect',
        weight: 2,
        said: [
          'the gap is inflated on both ends, one goes up, the other goes down',
          'with everybody treated, nobody is left from whom to take',
          'the comparison to control is not the comparison to a world without the rule',
        ],
      },
      {
        cue: 'A better way to test',
        point:
          'Randomizes whole markets instead of riders: a switchback over time blocks, or separate cities or zones',
        weight: 3,
        essential: true,
        said: [
          'flip the whole market on and off every few hours, at random',
          'all riders of a town get the same algorithm in a given time slot',
          'assign cities as units and compare them with matched control cities',
          'cut the map in zones where few trips cross the border, or randomize time windows',
        ],
      },
      {
        cue: 'Hints you could have seen',
        point:
          'Looks for signs of interference, such as control riders waiting longer as the treated share grows',
        weight: 2,
        said: [
          'did the control group get worse on the day the test began?',
          'treat ten percent here and ninety percent there and see how the untreated do',
        ],
      },
      {
        cue: 'What the past leaves behind',
        point: 'Handles carryover between blocks by block length, washout or discarding the first minutes',
        weight: 2,
        said: [
          'drivers are still placed by the former rule when we switch, so I drop the beginning of each slot',
          'too short blocks leak into each other, too long ones cost power',
        ],
      },
      {
        cue: 'Precision of such a test',
        point: 'Analyzes at the level of blocks or clusters, which means far fewer units and wider intervals',
        weight: 2,
        said: [
          'the sample size is the number of time slots, not the number of rides',
          'cluster the standard errors, otherwise we are much too confident',
          'a million trips in forty city-days are forty observations, roughly',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A larger sample of riders would have shown the true effect',
        said: ['the test was underpowered, run it longer with more riders'],
        correction:
          'Interference is a bias. More riders measure the wrong contrast more precisely; the unit of randomization has to change.',
      },
      {
        belief: 'Random assignment of users guarantees an unbiased estimate of the rollout effect',
        said: ['we randomized, so the result must be causal for the rollout as well'],
        correction:
          'It also needs that the treatment of one user does not change the outcome of another. Shared supply breaks that.',
      },
    ],
    sampleAnswer:
      'Riders share the drivers. If the new rule gives treated riders the closest cars, the control riders get what is left and wait longer. The eight percent is the distance between a group that gained and a group that lost, so it counts the harm to control as a benefit. When everybody has the rule, there is nobody to take cars from, and the total effect may be zero. So the assumption that one unit does not affect another is violated, and more riders would only give a more precise wrong number. I would test on whole markets. A switchback alternates a city between old and new rule in random time blocks, say of two hours, and all riders and drivers in the block see the same. Because drivers are still spread by the previous rule when we switch, I drop the first twenty minutes or model the carryover, and I would try different block lengths. Another way is randomizing cities, or zones with few trips across the border, with matched controls. The price is power: the units are blocks, perhaps a few hundred, so I cluster the standard errors and accept a longer test. I would have suspected it earlier by looking whether the control group got worse when the test started.',
    criteria: ['Explains the mechanism in the market', 'Knows the price of the better design'],
    followUps: [
      {
        question: 'How could you have detected the interference during the original test?',
        about: [0, 3],
        answer:
          'By varying the share of treated riders between cities, for instance 10, 50 and 90 percent. If waiting in the control group gets worse as the share rises, the groups affect each other. Control against the weeks before is a weaker hint.',
      },
      {
        question: 'How do you choose the length of the blocks in a switchback?',
        about: [4, 5],
        answer:
          'Long enough that the state of the market left by the previous block has faded, which I estimate from how long positions and queues persist; short enough for many blocks across hours and weekdays. I then discard a burn-in at each start.',
      },
    ],
  },
  {
    id: 'data-science-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist'],
    skills: ['Causal Inference', 'Econometrics'],
    tags: ['difference in differences', 'parallel trends', 'observational data'],
    question:
      'A grocery chain opened self-checkouts in 60 of its 300 stores last year, chosen by the store managers. Management asks what they did to sales. An experiment is no longer possible. How do you estimate it, and how far would you trust the result?',
    keyPoints: [
      {
        cue: 'Why a plain comparison fails',
        point:
          'Points out that managers chose, so the stores differ: perhaps busier, richer or already growing',
        weight: 3,
        essential: true,
        said: [
          'selection into treatment, the ambitious managers went first',
          'a raw comparison of stores with and without it compares city centers with villages',
          'why did these sixty want it? That reason may itself move sales',
        ],
      },
      {
        cue: 'Your main design',
        point:
          'Compares changes: treated stores against comparable untreated ones over the same time, as in difference in differences',
        weight: 3,
        essential: true,
        said: [
          'how much more did they grow than similar shops in the same months?',
          'store and month fixed effects, so level differences and common shocks drop out',
          'before-after minus before-after of the controls',
        ],
      },
      {
        cue: 'The assumption behind it',
        point: 'Examines parallel trends over several periods before, knowing that this cannot be proved',
        weight: 3,
        essential: true,
        said: [
          'plot both groups for two years ahead of the start and see whether they move together',
          'an event study: the leads should be near zero',
          'similar paths in the past make it plausible, no more',
        ],
      },
      {
        cue: 'Choosing what to compare with',
        point:
          'Builds a better control group by matching, weighting or a synthetic control on past sales and traits',
        weight: 2,
        said: [
          'for each of the sixty find shops with the same size, region and history',
          'weight the untreated ones until their past curve lies on that of the treated',
        ],
      },
      {
        cue: 'When the stores opened',
        point:
          'Handles staggered openings with estimators made for it, since plain two-way fixed effects can mislead',
        weight: 2,
        said: [
          'stores started in different months, so early ones would wrongly serve as controls for late ones',
          'I compare each wave only with those not yet treated',
        ],
      },
      {
        cue: 'Attacking your own result',
        point:
          'Tries to break the result with placebo dates, placebo outcomes and sensitivity to hidden confounding',
        weight: 2,
        said: [
          'pretend that it happened a year earlier, the effect ought to vanish',
          'how strong would an unseen factor have to be to explain it away?',
          'check a number that self-checkout cannot move, like deliveries online',
        ],
      },
      {
        cue: 'Other things that interfere',
        point: 'Looks for other things that changed at the same time and for spillover to neighboring stores',
        weight: 1,
        said: [
          'if they renovated in the same week, I cannot separate the two',
          'customers may have come over from the next branch, then the control is hurt',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Controlling for many variables in a regression makes the estimate causal',
        said: [
          'I put all the features into the model, then selection is taken care of',
          'propensity score matching makes it like an experiment',
        ],
        correction:
          'Adjustment removes only differences that are measured. What the managers knew and nobody recorded remains, and adjusting for consequences of the treatment even adds bias.',
      },
    ],
    sampleAnswer:
      'The core problem is that managers chose. They may have had longer lines, richer customers or growing sales, so comparing stores with and without self-checkout measures that. I would first interview a few of them about why they did it. My main design is difference in differences: the change in sales of the sixty stores against the change in comparable others, with store and month effects, so that fixed differences and common shocks drop out. It rests on the assumption that both would have moved in parallel. I plot two years before as an event study; if the leads are flat, that is plausible, not proven. To improve it I match or weight the controls by size, region and past sales. Openings were staggered, so I compare each wave only with stores not yet treated, because a plain two-way model uses early adopters as controls and can even get the sign wrong. Then I try to break it: a fake start a year earlier, a placebo outcome, leaving out stores that were renovated, excluding neighbors that may have lost customers, and a bound for how strong a hidden factor must be. I would report a range and say: for stores like these it probably added one to three percent; for the rest, the next wave should be drawn by lot.',
    criteria: ['Names assumptions in words', 'Attacks the own estimate', 'Says for whom the result holds'],
    followUps: [
      {
        question: 'The treated stores were already growing faster in the months before. What now?',
        about: [2, 3],
        answer:
          'The simple estimate would credit that growth to self-checkouts. I look for controls with the same earlier growth, by synthetic control or matching on trend, model store trends with care, and show how the result depends on it, or say that it cannot be told.',
      },
      {
        question: 'Why can two-way fixed effects go wrong with staggered openings?',
        about: [4],
        answer:
          'It also compares late adopters with stores already treated. If the effect grows over time, that growth is subtracted as if it were a common trend, so the average can be biased and even negative while every real effect is positive.',
      },
    ],
  },
  {
    id: 'data-science-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist'],
    skills: ['A/B Testing', 'Statistics'],
    tags: ['sample ratio mismatch', 'triggering', 'trust in experiments'],
    question:
      'The result of this experiment looks great and the launch is planned for tomorrow. The intended split was 50/50. Would you sign off?',
    code: {
      language: 'text',
      lines: [
        'variant     users      purchases   rate',
        'control     501,870    60,224      12.00%',
        'treatment   493,110    60,190      12.21%   (+1.7%, p = 0.002)',
      ],
    },
    keyPoints: [
      {
        cue: 'What strikes you in the table',
        point:
          'Notices the sample ratio mismatch: for a 50/50 split of a million users, a gap of 8,760 is far beyond chance',
        weight: 3,
        essential: true,
        said: [
          'the groups differ by almost nine thousand, the standard deviation is about a thousand',
          'a chi-square test on the counts gives a p-value of practically zero',
          'the split is not what we asked for, SRM',
        ],
      },
      {
        cue: 'Whether you sign off',
        point:
          'Refuses to read the effect until the cause is found, because the missing users are probably not random',
        weight: 3,
        essential: true,
        said: [
          'if the users who dropped out are the ones who would not buy, the rate rises by itself',
          'nearly two percent are gone, which is as much as the whole effect; purchases are even equal in number',
          'I would not sign, the comparison is no longer between equal groups',
        ],
      },
      {
        cue: 'What may lie behind it',
        point:
          'Lists likely causes: crashes or slow loading in treatment, redirects, bot filters, late triggering, lost logging',
        weight: 3,
        said: [
          'the new page may fail on old phones before the exposure event is sent',
          'a redirect loses people on the way, or bots are filtered in one arm only',
          'the trigger condition may depend on the treatment itself',
        ],
      },
      {
        cue: 'Narrowing it down',
        point:
          'Localizes it by splitting the counts by browser, version, country, day and new against returning users',
        weight: 2,
        said: [
          'where is the ratio off? If only in one browser, I have found the bug',
          'look day by day, did it start with a ramp or a release?',
        ],
      },
      {
        cue: 'Following the users step by step',
        point: 'Compares the counts at assignment with those at exposure and in the analysis',
        weight: 2,
        said: [
          'was the assignment already skewed, or do we lose them later in the pipeline?',
          'walk the chain from hash to log to table and count at each step',
        ],
      },
      {
        cue: 'What you do about it',
        point:
          'Repairs and reruns, or analyzes everyone assigned; does not simply reweight or drop users until the counts match',
        weight: 2,
        said: [
          'fix the bug and start again with fresh randomization',
          'cutting the bigger arm to the same size does not bring back who was lost',
          'intention to treat, if assignment itself was fine',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A deviation of under one percentage point from 50/50 is harmless',
        said: ['50.4 to 49.6 is close enough', 'with rates the group sizes do not matter'],
        correction:
          'With a million users a fair split would deviate by about 0.1 points. A larger gap shows a mechanism that removes users, and that usually biases the rates.',
      },
      {
        belief: 'Randomly removing users from the larger group repairs the mismatch',
        said: ['I downsample control so that both have the same number'],
        correction:
          'The bias comes from which users are missing in the smaller group. Equal counts do not bring those users back.',
      },
    ],
    sampleAnswer:
      'No, not yet. Before I look at the effect I look at the counts. With about 995,000 users and a fair split, the difference between the arms should be around a thousand, perhaps two; here it is almost nine thousand. A chi-square test would give a p-value that is practically zero, so something removes users from the treatment. They are hardly a random 1.7 percent. If the new page crashes on old phones before the exposure is logged, exactly the people who do not buy are missing, and the rest looks 1.7 percent better without any benefit. Indeed, both arms have the same number of purchases. I would tell the team that the launch waits. Then I count at each step, from assignment through exposure to the analysis table, and I split the ratio by browser, app version, country and day. Usual suspects are a redirect in one arm, a slow or failing page, a bot filter that reacts to the treatment, or a trigger that depends on it. If the assignment itself was fair, I can analyze everyone assigned. Otherwise we repair and run it again with a new randomization. Trimming the larger group would only hide the problem. And I would make this check automatic for every experiment.',
    criteria: [
      'Looks at the counts before the effect',
      'Stands firm under time pressure',
      'Knows concrete causes',
    ],
    followUps: [
      {
        question:
          'The mismatch is found only in one old browser, three percent of the users. Can you use the rest?',
        about: [3, 5],
        answer:
          'If a concrete bug explains it, affects only that browser, and the remaining counts are balanced, I can report the result for the others and say so. The launch needs the bug fixed, because those users would be hurt by it.',
      },
      {
        question: 'Why do late triggers often cause such a mismatch?',
        about: [2, 4],
        answer:
          'If users enter the analysis only after something that the treatment can influence, for example after the page has loaded or a banner was seen, the arms let in different people. The trigger must be evaluated identically in both arms.',
      },
    ],
  },
  {
    id: 'data-science-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Product Manager'],
    skills: ['A/B Testing', 'Product Analytics'],
    tags: ['long term effects', 'novelty', 'surrogates', 'holdouts'],
    question:
      'A news app sends more push notifications. In two-week tests this always raises daily visits, and each team ships more of it. You suspect that it harms the app in the long run. How do you find out and change how it is decided?',
    keyPoints: [
      {
        cue: 'Why the tests look good',
        point: 'Explains why short tests miss the harm: muting, uninstalling and fatigue build up slowly',
        weight: 3,
        essential: true,
        said: [
          'people tolerate it for weeks and then switch off notifications for good',
          'the gain comes at once, the cost later, and two weeks see only the gain',
          'a novelty effect first, then wear-out',
        ],
      },
      {
        cue: 'A test that would show it',
        point: 'Runs a long holdout: a random group stays on the old volume for months',
        weight: 3,
        essential: true,
        said: [
          'keep five percent of the users on low notification for half a year and compare',
          'a universal control across all teams shows the sum of what we shipped',
          'we need a long-term experiment, there is no way around it',
        ],
      },
      {
        cue: 'Outcomes that matter',
        point: 'Measures permanent losses such as opt-outs and uninstalls, and retention months later',
        weight: 2,
        said: [
          'an opt-out is forever, so I count it as lost reach',
          'who is still active after ninety days, in each arm?',
        ],
      },
      {
        cue: 'Learning it sooner',
        point: 'Looks for early surrogates validated on past long experiments, and uses them in short tests',
        weight: 2,
        said: [
          'which week-two number predicted the difference after six months? Take that one',
          'mute rate may stand in for retention, but it must be shown over several tests',
          'a proxy has to move in the same direction as the long-term effect, not just correlate among users',
        ],
      },
      {
        cue: 'Changing how results are judged',
        point:
          'Prices the harm in the decision, for example visits gained against the lifetime visits lost by each opt-out',
        weight: 2,
        said: [
          'every mute costs us forty visits over the year, subtract that from the uplift',
          'one combined criterion so that teams cannot celebrate only the gain',
        ],
      },
      {
        cue: 'Many teams at once',
        point:
          'Sees the common resource: each team is right alone, but together they overload the user, so a shared budget is needed',
        weight: 2,
        said: [
          'a cap of notifications per person per week across all teams',
          'attention is a commons, everybody takes a bit more',
        ],
      },
      {
        cue: 'Traps in your own test',
        point:
          'Watches the validity of long tests: attrition differs between the arms, and users change devices or ids',
        weight: 1,
        said: [
          'after months, those who remain in the treated arm are the patient ones',
          'lost cookies and new phones mix the groups, so I count everyone originally assigned',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A metric that correlates with long-term retention across users is a valid surrogate',
        said: ['users with many visits stay longer, so more visits are good for retention'],
        correction:
          'Pushing people to visit differs from people who visit by themselves. A surrogate must predict treatment effects over past experiments, not just differences between users.',
      },
    ],
    sampleAnswer:
      'The tests are not wrong, they are too short for this question. A push brings a visit today, while the annoyance builds up: after some weeks people mute us or uninstall, and that is permanent. So I would set up a long holdout. A random five percent stays on the old volume for six months, across all teams, and I compare active users, opt-outs and visits per originally assigned user, not only those who are still here, since the survivors in the noisy group are the patient ones. To have something earlier, I go through past experiments that ran longer and look for measures in week two which predicted the effect in month three. Mute rate is a candidate. It has to predict effects over many experiments; that heavy users stay longer proves nothing. Then I change the criterion: from the holdout I estimate how many visits an opt-out costs over a year, say forty, and subtract it from the gain. Many of the winners will then turn into losers. Finally, each team is right alone and together they overload the user, so I would propose a common budget of notifications per person per week, for which the teams compete by value. I would show management the holdout curve as soon as it separates.',
    criteria: [
      'Understands the incentives, not only the statistics',
      'Has an answer for now and one for later',
    ],
    followUps: [
      {
        question: 'Management does not want to wait six months. What can you offer within four weeks?',
        about: [2, 3, 4],
        answer:
          'Past shipped tests that still have users by arm can be followed up now. I also vary the volume strongly in a small group to see opt-outs quickly, and put a provisional price on each opt-out from the observed value of reachable users.',
      },
      {
        question: 'How do you test whether a measure is a good surrogate?',
        about: [3],
        answer:
          'I take many past experiments with short and long outcomes and see whether the short effect predicts the long one in sign and size, out of sample. I check cases where it failed, and re-validate, since teams will start optimizing it.',
      },
    ],
  },
  {
    id: 'data-science-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Causal Inference', 'Churn Prediction'],
    tags: ['uplift', 'treatment effects', 'targeting'],
    question:
      'A telecom company has an excellent churn model. It sends a discount to the ten percent with the highest risk, and a test with random controls shows that the campaign changes nothing. What is going on, and what do you build instead?',
    keyPoints: [
      {
        cue: 'Why the campaign changes nothing',
        point:
          'Separates the risk of leaving from the effect of the offer: high risk does not mean persuadable',
        weight: 3,
        essential: true,
        said: [
          'it predicts who leaves, not who can be kept',
          'the ones at the very top have already decided, they moved house',
          'outcome prediction is not the same as treatment effect',
        ],
      },
      {
        cue: 'What you predict instead',
        point:
          'Targets by uplift: the difference in the chance to stay with and without the offer, for each customer',
        weight: 3,
        essential: true,
        said: [
          'model how much the discount changes the probability, not the probability itself',
          'find the persuadable ones, leave out the lost causes and the sure things',
          'conditional treatment effect, for instance with two models or a causal forest',
        ],
      },
      {
        cue: 'An unexpected reaction',
        point: 'Mentions customers who are harmed, because the message reminds them that they could leave',
        weight: 2,
        said: [
          'sleeping dogs: writing to them makes them look at their contract',
          'for some the contact has a negative effect, so the sum is zero',
        ],
      },
      {
        cue: 'The data you need',
        point: 'Needs data from a randomized campaign across risk levels, not only among the top ten percent',
        weight: 3,
        said: [
          'give the discount at random to a part of everybody, then we can learn for whom it works',
          'the old log only has offers for risky ones, so no overlap elsewhere',
          'I would use the controls that we have, and add a random draw in the middle',
        ],
      },
      {
        cue: 'How you judge the new model',
        point:
          'Evaluates by ranking groups on randomized holdout data, such as an uplift or Qini curve, as single effects are never observed',
        weight: 2,
        said: [
          'compare treated and control within each decile of predicted uplift',
          'nobody is seen both with and without the coupon, so AUC cannot be used',
        ],
      },
      {
        cue: 'Choosing whom to contact',
        point: 'Optimizes profit: value kept minus the discount, also for those who would have stayed anyway',
        weight: 2,
        said: [
          'a discount to a loyal customer is a pure loss',
          'rank by saved margin minus cost, with the option of doing nothing',
          'maybe a different offer, like a call, works for some of them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The churn model must be improved until the campaign works',
        said: [
          'we need a better churn model with more features',
          'raise the AUC and the campaign will pay off',
        ],
        correction:
          'A perfect prediction of who leaves can still pick only people whom no offer would keep. The target has to change, not the accuracy.',
      },
      {
        belief: 'Customers who stayed after the offer were saved by it',
        said: ['of the people contacted, 85 percent stayed, so it was a success'],
        correction:
          'Most would have stayed anyway. Only the comparison with random controls who got no offer shows what it changed.',
      },
    ],
    sampleAnswer:
      'The model answers the wrong question. It ranks by the chance of leaving, but the campaign needs people whose decision the offer changes. At the top of the risk list there are many who have already decided, because they are moving or have signed elsewhere; no discount keeps them. Others are even harmed: they had forgotten their contract, and our message reminds them that they could leave. Gains and losses can cancel out to nothing. So I would model the uplift, the probability of staying with the offer minus without it. For that I need randomized data. The existing test gives me a little, but only for the top ten percent, and the persuadable people may well sit in the middle. I would send the offer to a random two percent across all risk levels. Then I fit a T-learner or a causal forest, and since I never see both outcomes of one person, I evaluate in groups: treated against control within each decile of predicted uplift on held-out randomized customers, and the Qini curve. The decision is by profit: margin kept minus the discount, which is also paid to all who would have stayed anyway. Doing nothing is an option for most customers. I always keep a random control group.',
    criteria: [
      'Separates prediction from intervention',
      'Plans the data that is needed',
      'Decides by profit',
    ],
    followUps: [
      {
        question:
          'You have two years of campaign logs without randomization. Can you train an uplift model on them?',
        about: [3],
        answer:
          'Only with care. The offers depended on risk, so treated and untreated differ, and where everyone or no one got it there is no overlap. I would adjust in the overlap region as a start, then confirm with a randomized campaign.',
      },
      {
        question:
          'The decile with the highest predicted uplift shows the smallest real one. What does it tell you?',
        about: [4],
        answer:
          'The model fits noise; effects are small differences, so this happens easily with few treated customers. I would simplify or regularize the model, pool data of several campaigns, and target by coarse groups until the ranking holds on new randomized data.',
      },
    ],
  },
  {
    id: 'data-science-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Responsible AI', 'Model Evaluation'],
    tags: ['fairness', 'calibration', 'error rates', 'proxies'],
    question:
      'A model helps to select applicants for a training program. An audit finds that among those who would have succeeded, 40 percent of group A but only 22 percent of group B are selected. The vendor replies that the scores are well calibrated in both groups. Who is right, and what do you do?',
    keyPoints: [
      {
        cue: 'Who is right',
        point:
          'Explains that both can be true: with different base rates, calibration and equal error rates generally cannot hold together',
        weight: 3,
        essential: true,
        said: [
          'there is an impossibility result, you cannot have it all unless base rates are equal or prediction is perfect',
          'a score can mean the same in both groups and still miss more good people in one',
          'vendor and auditor simply use two definitions of fair',
        ],
      },
      {
        cue: 'Whose call it is',
        point:
          'Makes the choice of criterion a decision about harms, taken with those responsible and affected, not by a data scientist alone',
        weight: 3,
        essential: true,
        said: [
          'what hurts more here, being wrongly left out or wrongly let in? That has to be decided by people',
          'I bring the options and their numbers, legal and the program owners choose',
          'for a helpful program I would lean toward equal chances for the qualified',
        ],
      },
      {
        cue: 'What success means here',
        point: 'Questions the label: does the measured success itself carry bias or unequal conditions?',
        weight: 3,
        said: [
          'if supervisors rated group B lower, the target is already skewed',
          'completed on time may only mean had no child care problem',
          'the outcome is known only for those who got in, so the audit itself may be shaky',
        ],
      },
      {
        cue: 'Why the groups differ',
        point: 'Looks into the causes: fewer data, weaker features or proxies for group B',
        weight: 2,
        said: [
          'perhaps the inputs say less about them, so their scores are squeezed to the middle',
          'does the postal code stand in for the group?',
          'compare the discrimination within each group, AUC by group',
        ],
      },
      {
        cue: 'The obvious quick fix',
        point: 'Explains why leaving out the group attribute is not enough, since other columns reveal it',
        weight: 2,
        said: [
          'the model rebuilds it from school and address',
          'blindness does not help, and without the attribute we cannot even audit',
        ],
      },
      {
        cue: 'What could be changed',
        point:
          'Compares remedies, such as better features, a constraint in training or thresholds by group, by gain and cost, with legal advice',
        weight: 2,
        said: [
          'different cut-offs equalize the hit rate but may not be allowed, so I ask first',
          'collect information that predicts well for both, that is the best repair',
          'show the curve of how much accuracy each step costs',
        ],
      },
      {
        cue: 'How sure you are',
        point: 'Reports the uncertainty of small groups and keeps monitoring after the change',
        weight: 1,
        said: [
          'with eighty people in B the 22 percent may be 14 to 32',
          'put the rates by group on a regular report, including intersections',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A model that does not use the protected attribute cannot discriminate',
        said: ['we removed gender and origin, so it is fair', 'the algorithm does not know the group'],
        correction:
          'Correlated columns carry the group, and the label may be biased. Removing the attribute mostly removes the ability to check.',
      },
      {
        belief: 'There is one correct mathematical definition of fairness that settles the case',
        said: [
          'calibrated means fair, so the vendor is right',
          'error rates must always be equal, whatever else',
        ],
        correction:
          'Reasonable definitions conflict when base rates differ. Which one matters depends on the harm and on the people responsible for the decision.',
      },
    ],
    sampleAnswer:
      "Both can be right. Calibrated means that a score of 0.6 comes true for six of ten in either group. The auditor looks at the qualified people and asks how many are found. If base rates differ and the prediction is imperfect, you generally cannot satisfy both, so it is a choice of what fair should mean. In a training program, leaving out someone who would succeed is the main harm, so I would take the audit seriously, but that decision belongs to the owners of the program, legal and those affected; I bring the options with numbers. Before that I question the label. What is success? If it is a supervisor's rating or finishing on time, it may reflect unequal conditions, and we know it only for people who were admitted, so the audit itself has a gap. Then the causes: is there less data on group B, do the features predict worse for them, are there proxies? Removing the group column does not help, because address and school reveal it, and we need it to check. Remedies are better information, a constraint in training, or different thresholds, which may not be lawful here. I show for each what it costs and gains, with intervals, as group B is small. After the change we monitor the rates by group.",
    criteria: [
      'Neither dogmatic nor evasive',
      'Looks at labels before metrics',
      'Knows where the own mandate ends',
    ],
    followUps: [
      {
        question:
          'How can scores be calibrated in both groups and still select fewer of the qualified in one?',
        about: [0, 3],
        answer:
          'If the features say less about group B, their scores crowd around the base rate and few exceed the cut-off, although each score is true on average. A lower base rate does the same. The qualified members of B are then mostly below the line.',
      },
      {
        question: 'The success label comes from supervisors. How would you examine whether it is biased?',
        about: [2],
        answer:
          'Compare it with something more objective, such as a blind test or later employment, within equal performance across groups. See whether ratings differ by who rated. If the gap appears only in ratings, the label is suspect.',
      },
    ],
  },
  {
    id: 'data-science-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Forecasting', 'Operations Research'],
    tags: ['censored demand', 'quantiles', 'newsvendor', 'intermittent demand'],
    question:
      'You inherit a forecast that decides how much fresh fish each supermarket orders. Its average error is close to zero, and still some shops are empty by four in the afternoon and others throw a lot away. Where is the thinking wrong?',
    keyPoints: [
      {
        cue: 'What the history shows',
        point:
          'Sees that sales are not demand: on sold-out days the history is cut off and the model learns too little',
        weight: 3,
        essential: true,
        said: [
          'when the counter is empty at four, we do not see what people would have bought until eight',
          'censored data: we forecast what we had, so shortages feed themselves',
          'treat stock-out days as lower bounds',
        ],
      },
      {
        cue: 'How much to order',
        point: 'Orders a quantile set by the costs of too much and too little, not the mean',
        weight: 3,
        essential: true,
        said: [
          'the newsvendor idea: margin lost against the cost of waste gives the percentile',
          'if a lost sale costs three and a wasted piece one, aim for the 75th percentile',
          'the expected value is not the best order when the two errors cost differently',
        ],
      },
      {
        cue: 'What the model should output',
        point:
          'Forecasts the whole distribution per shop and day and checks the calibration of the quantiles',
        weight: 2,
        said: [
          'quantile regression or a count distribution, then see if 75 percent of days are really below',
          'pinball loss instead of squared error',
        ],
      },
      {
        cue: 'Why the error looks fine',
        point: 'Notes that a small average error hides errors of opposite sign across shops and days',
        weight: 2,
        said: [
          'plus twenty in one branch and minus twenty in the next makes zero on the report',
          'the mean error is a measure of bias only, look at it by store and by weekday',
        ],
      },
      {
        cue: 'Estimating the unseen',
        point:
          'Recovers lost demand from the hour of the last sale, from shops that were not sold out or from a censored model',
        weight: 2,
        said: [
          'use the usual curve over the day to extrapolate after the time it ran out',
          'a Tobit-like likelihood, or fill in from similar stores with enough stock',
        ],
      },
      {
        cue: 'Shops with little data',
        point: 'Pools information across shops and products for the many small and irregular series',
        weight: 2,
        said: [
          'a single store sells three trout a day, so share strength with a hierarchical or global model',
          'two years of one shop are too noisy to fit alone',
        ],
      },
      {
        cue: 'Proof in practice',
        point:
          'Judges by waste, availability and margin in a trial, including how managers override the order',
        weight: 2,
        said: [
          'test in thirty stores and count money in the bin and hours with an empty counter',
          'people correct the order by hand, so I look at what is really ordered',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A more accurate point forecast solves it',
        said: [
          'we need a deep learning model with lower RMSE',
          'tune the model until MAPE is below ten percent',
        ],
        correction:
          'A point forecast of recorded sales repeats the shortages and ignores the costs. The target and the decision rule have to change first.',
      },
      {
        belief: 'A mean error near zero shows that the forecast is good',
        said: ['the bias is almost zero, so the forecast is fine'],
        correction:
          'Positive and negative errors cancel out. Every single order can be far off while the average error is zero.',
      },
    ],
    sampleAnswer:
      'I see three mistakes. First, it learns from sales, but sales are not demand. A shop that is empty at four records a low number, so the next order is low again: the shortage feeds itself. I would mark the sold-out days, use the time of the last sale and the usual curve over the day to estimate what was missing, or fit a model with a censored likelihood. Second, it orders the mean. Fish is a newsvendor problem: if a lost sale costs three in margin and a leftover costs one in waste, I want the quantile at three over four, the 75th percentile, and another one for expensive products. So I need the distribution per shop and day, trained with pinball loss, and I check that about 75 percent of the days really stay below. Third, the mean error hides everything: plus twenty here and minus twenty there is zero. I would look by shop and weekday. As single shops sell few pieces, I would use one global or hierarchical model with weekday, holidays, weather forecasts and prices, so that small shops borrow from others. Then a trial in some thirty shops against similar ones, judged by money thrown away, hours with an empty counter and margin. I also look at what managers override, and why.',
    criteria: ['Begins with decision and data, not with algorithms', 'Uses costs to choose the quantile'],
    followUps: [
      {
        question: 'How do you check a 75 percent quantile forecast when many days are sold out?',
        about: [0, 2, 4],
        answer:
          'Where the stock was at least the quantile, I still see whether demand stayed below it, even on sold-out days. With less stock, a sold-out day only gives a lower bound, so I keep some shops deliberately well supplied as a reference.',
      },
      {
        question: 'An empty counter in the evening may drive customers away for good. How does that enter?',
        about: [1, 6],
        answer:
          'It raises the cost of too little beyond the lost margin, so the right quantile moves up. I would estimate it from later visits of customers who met empty counters, or vary availability on purpose in a few shops.',
      },
    ],
  },
  {
    id: 'data-science-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Engineering Manager'],
    skills: ['Data Storytelling', 'A/B Testing'],
    tags: ['null results', 'stakeholders', 'power', 'integrity'],
    question:
      'The flagship feature of a vice president, a year of work, shows an effect of +0.1 percent with an interval from -0.9 to +1.1. He asks you to "find the story" before the board meeting. How do you handle it?',
    keyPoints: [
      {
        cue: 'What the numbers say',
        point:
          'States plainly what the data says: any effect is probably within one percent either way, and a large gain is unlikely',
        weight: 3,
        essential: true,
        said: [
          'the honest sentence is: we can rule out the five percent that was promised',
          'it is neither a proven success nor a proven failure, but it is not big',
          'I read out the interval and what each end would mean in money',
        ],
      },
      {
        cue: 'What you refuse',
        point: 'Does not hunt for a favorable segment or measure to present it as the result',
        weight: 3,
        essential: true,
        said: [
          'I will not dig until something looks green and then sell it to the board',
          'switching the metric after the fact is a line I do not cross',
          'exploratory findings are labeled as such, or left out',
        ],
      },
      {
        cue: 'Doubts about the test itself',
        point:
          'Checks the experiment seriously, for instance exposure, power, logging and whether people used the feature at all',
        weight: 2,
        said: [
          'did the users even see it? If only four percent opened it, that explains a lot',
          'I first make sure that the test was able to find the effect we hoped for',
          'look for bugs, wrong triggering and diluted samples, in both directions',
        ],
      },
      {
        cue: 'How you approach him',
        point:
          'Talks to the vice president in private before the meeting and tries to understand what he needs',
        weight: 2,
        said: [
          'no surprise in front of the board, I go to him first with the numbers',
          'I ask what decision he has to defend, then help him to do it with what is true',
        ],
      },
      {
        cue: 'What you offer instead',
        point:
          'Offers a useful story: what was learned, what is ruled out, and options such as to stop, fix or retest',
        weight: 3,
        said: [
          'we know now that discovery is the bottleneck, so the next bet is to move the entry point',
          'a choice of three: remove it, keep it as cheap maintenance, or improve and test again with a limit',
          'a null result saved us the next two million',
        ],
      },
      {
        cue: 'What keeping it means',
        point: 'Weighs running costs: without a benefit, maintenance and complexity speak for removing it',
        weight: 1,
        said: [
          'keeping it is not free, someone has to look after it for years',
          'the year that is spent does not count any more',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A result that is not significant shows that the feature has no effect',
        said: ['it is not significant, so it does nothing'],
        correction:
          'The interval still includes gains and losses of about one percent. What it does rule out are large effects, and that is what to say.',
      },
      {
        belief: 'A positive point estimate may be reported as a gain as long as it is above zero',
        said: ['it is plus 0.1, so we can say that it improved'],
        correction:
          'The sign is undetermined here. Reporting it as a gain misleads the board and will show when the numbers fail to follow.',
      },
    ],
    sampleAnswer:
      'I would speak with him privately and soon, since nobody likes a surprise before the board. First I make sure that the result stands: was the feature seen, was the triggering right, could the test have found the effect we hoped for? If only five percent of the users opened it, that is an important finding in itself. Then I tell him straight: the best estimate is close to zero, between minus 0.9 and plus 1.1 percent. We cannot say that it helps or hurts, but we can rule out the five percent in the business plan. I would also say that I cannot go looking for a segment that happens to be green and present that as the outcome; if the board finds out in two quarters, it hurts him more than a null result. What I can give him is a story that is true and useful: we learned that hardly anybody finds it, for instance, and there are three options: remove it, since without a benefit the maintenance is wasted, keep it cheaply, or change the entry point and test again with a date at which we stop. I bring the cost of each. If he insists, I would involve my manager rather than sign something misleading.',
    criteria: [
      'Integrity without drama',
      'Reads the interval correctly',
      'Helps the person out of the corner',
    ],
    followUps: [
      {
        question:
          'He points out that users of the feature spend 30 percent more than non-users. What do you reply?',
        about: [1, 2],
        answer:
          'That those who choose to use it are different from the start, probably our best customers. The experiment compares like with like and sees nothing. I would show that the same people spent more before the feature existed.',
      },
      {
        question: 'Would a much larger test be worth it?',
        about: [0, 4, 5],
        answer:
          'Only if an effect inside the interval would change the decision. If even plus one percent does not pay for maintenance, no further test is needed. If half a percent would be worth millions, a test four times as large halves the interval.',
      },
    ],
  },
  {
    id: 'data-science-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Data Scientist', 'Machine Learning Engineer'],
    skills: ['Recommender Systems', 'Causal Inference'],
    tags: ['off policy evaluation', 'logged data', 'propensities'],
    question:
      'You have logs of which of twenty offers an app showed to whom and what was clicked. Before an A/B test you want to know which of five new selection rules is promising. How far do the logs get you?',
    keyPoints: [
      {
        cue: 'What is missing in the logs',
        point:
          'Explains that the log shows only the outcome of the offer that was shown, never of the others',
        weight: 3,
        essential: true,
        said: [
          'bandit feedback: for what we did not show there is no click to see',
          'the counterfactual is missing, we do not know how another offer would have done',
        ],
      },
      {
        cue: 'What the old rule must fulfill',
        point: 'Needs known probabilities with which the old rule chose, and some randomness in it',
        weight: 3,
        essential: true,
        said: [
          'log the propensity at the time of showing, otherwise it is guesswork',
          'if the old rule was deterministic, there is no basis for the actions it never took',
          'overlap: everything the new rule wants must have had a chance before',
        ],
      },
      {
        cue: 'How you use the logged clicks',
        point: 'Weights the logged outcomes by new over old probability, the inverse propensity estimate',
        weight: 3,
        said: [
          'importance sampling: count clicks where both agree and divide by how likely it was shown',
          'a click on a rarely shown offer stands for many that were not shown',
          'IPS makes it unbiased if the propensities are right',
        ],
      },
      {
        cue: 'Taming wild numbers',
        point:
          'Controls the variance by clipping, self-normalizing or a doubly robust estimate with an outcome model',
        weight: 2,
        said: [
          'one click with a weight of 900 can decide everything, so I cap the weights',
          'doubly robust combines a click model with the weights and is right if either is right',
          'report the effective sample size',
        ],
      },
      {
        cue: 'A tempting shortcut',
        point:
          'Warns against merely training a click model and scoring the new rules with it, since it inherits the bias of the old rule',
        weight: 2,
        said: [
          'the simulator thinks the offers given to fans are good for everybody',
          'the direct method extrapolates to people who never got the offer',
        ],
      },
      {
        cue: 'How far you trust it',
        point:
          'Uses the result to drop bad candidates and check the method on a past test, with the A/B test as the final word',
        weight: 2,
        said: [
          'first I see if it would have predicted the last two experiments',
          'it reduces five candidates to two, it does not replace the experiment',
          'long-term reactions and fatigue are not in there',
        ],
      },
      {
        cue: 'Making the next time easier',
        point: 'Proposes to add a small share of random choices to the production rule for future evaluation',
        weight: 1,
        said: [
          'five percent exploration from now on, with probabilities stored',
          'pay a bit of clicks today so that every later question can be answered',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief:
          'It is enough to look at the click rate of the logged cases in which the new rule would have shown the same offer',
        said: [
          'I filter for the matching cases and take their CTR',
          'just replay the log and count the hits',
        ],
        correction:
          'Matching cases are not a random sample unless the old rule chose uniformly at random. Otherwise they have to be weighted by the probability with which they were shown.',
      },
    ],
    sampleAnswer:
      'The log only tells me what happened with the offer we showed. For the nineteen others there is nothing. It works if the old rule had some randomness and we stored the probability of each choice. Then I use inverse propensity weighting: take the cases where the new rule agrees, and weight each click by the probability under the new rule over the probability under the old one. That is unbiased as long as everything the new rule would do had a chance before. If the old rule always gave students the same offer, the log has no answer for other offers to students, and I would say so. The problem is variance; one click with a weight of several hundred can decide. So I clip or self-normalize, look at the effective sample size, and use a doubly robust estimate with a click model. The click model alone I do not trust, since it learned from people whom the old rule selected. I first test the method on past experiments. Then I use it to drop the worst candidates and test the best one or two properly, because fatigue is not in the log. And I would add a few percent of random choices with logged probabilities for the next question.',
    criteria: [
      'Knows when the log cannot answer',
      'Balances bias and variance',
      'Validates the method itself',
    ],
    followUps: [
      {
        question: 'The propensities were not logged. What can you still do?',
        about: [1, 3],
        answer:
          'Reconstruct them if the old code, its version and inputs are known, or estimate them from the features it used, and check that they are calibrated. If it was deterministic, only places where rules changed or ties were broken at random help.',
      },
      {
        question:
          'Why does the problem become much harder when a list of ten offers is shown instead of one?',
        about: [2, 3],
        answer:
          'The number of possible lists explodes, so hardly any logged list equals the new one and the weights get enormous. One needs assumptions, such as clicks depending only on item and position, and weights per slot.',
      },
    ],
  },
]
