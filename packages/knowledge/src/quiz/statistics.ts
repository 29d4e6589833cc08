import type { SkillQuiz } from './quiz-question.ts'

export const statisticsQuiz: SkillQuiz = {
  skill: 'Statistics',
  questions: [
    {
      id: 'statistics-01',
      difficulty: 'beginner',
      question:
        'You want to tell candidates what a typical employee of a firm earns. Which figure do you report for these salaries?',
      code: {
        language: 'text',
        lines: ['31,000  33,000  34,000  36,000  37,000  39,000  480,000'],
      },
      right: {
        text: 'The median, 36,000',
        why: 'Half of the people earn less and half earn more; the one extreme salary does not move it.',
      },
      wrong: [
        {
          text: 'The mean, about 98,600',
          why: 'One salary pulls the mean to a value that nobody in the firm comes near.',
        },
        {
          text: 'The midrange, 255,500',
          why: 'The middle between minimum and maximum depends only on the two most extreme values.',
        },
        {
          text: 'The mode, since it is robust',
          why: 'Every salary occurs once, so there is no mode to report.',
        },
      ],
    },
    {
      id: 'statistics-02',
      difficulty: 'beginner',
      question:
        'In summer both ice cream sales and drowning accidents rise. Their correlation over the year is 0.9. What follows?',
      right: {
        text: 'A common cause, such as warm weather, may drive both of them',
        why: 'Correlation shows that two things vary together; a third one can explain it without any effect between them.',
      },
      wrong: [
        {
          text: 'Ice cream causes accidents, since the correlation is so strong',
          why: 'Strength says nothing about cause; a confounder can produce any correlation.',
        },
        {
          text: 'The data must be wrong, because there cannot be a connection',
          why: 'The figures can be perfectly right: both depend on the season.',
        },
        {
          text: 'A larger sample would show that the two are not correlated',
          why: 'The association is real and would persist; it is just not causal.',
        },
      ],
    },
    {
      id: 'statistics-03',
      difficulty: 'beginner',
      question:
        'You add 10 to every value of a data set. What happens to its mean and its standard deviation?',
      right: {
        text: 'The mean grows by 10, the deviation stays the same',
        why: 'A shift moves all values alike, so their distances from the mean do not change.',
      },
      wrong: [
        {
          text: 'The mean grows by 10, the deviation grows by 10',
          why: 'The deviation measures distances from the mean, and the mean moves along.',
        },
        {
          text: 'The mean stays the same, the deviation grows by 10',
          why: 'It is the other way around: the position moves, the spread remains.',
        },
        {
          text: 'The mean grows by 10, the deviation grows by √10',
          why: 'No root is involved; adding a constant has no effect on the spread at all.',
        },
      ],
    },
    {
      id: 'statistics-04',
      difficulty: 'beginner',
      question:
        'A shop asks customers at the checkout how satisfied they are, and 95% are. Why is this a poor estimate for all visitors?',
      right: {
        text: 'Visitors who left without buying were never asked',
        why: 'The sample excludes those who were probably less satisfied: selection bias, which more answers do not cure.',
      },
      wrong: [
        {
          text: 'Visitors who buy often may be asked several times',
          why: 'Repeated answers are a smaller flaw; the main problem is who can never be in the sample.',
        },
        {
          text: 'The sample is too small to give a percentage of it',
          why: 'Its size is not stated, and even a huge sample of buyers says nothing about the others.',
        },
        {
          text: 'The share should be given together with its median',
          why: 'The median of yes/no answers adds nothing, and the sample would be as one-sided as before.',
        },
      ],
    },
    {
      id: 'statistics-05',
      difficulty: 'beginner',
      question:
        'A fair coin has shown heads six times in a row. What is the probability of heads in the next toss?',
      right: {
        text: 'One half, as the tosses are independent',
        why: 'The coin has no memory; earlier results do not change the next one.',
      },
      wrong: [
        {
          text: 'Less than one half, because tails is due by now',
          why: 'This is a fallacy of gamblers: in the long run shares even out by dilution, not by compensation.',
        },
        {
          text: 'More than one half, because heads is on a streak',
          why: 'For a coin known to be fair, a streak is chance and predicts nothing.',
        },
        {
          text: '1 in 128, as seven heads in a row are very rare',
          why: 'That is the probability of seven heads before the first toss; six of them have already happened.',
        },
      ],
    },
    {
      id: 'statistics-06',
      difficulty: 'beginner',
      question:
        'The heights in a group are roughly normal with mean 170 cm and standard deviation 10 cm. What share is taller than 190 cm?',
      right: {
        text: 'About 2%',
        why: '190 lies two standard deviations above the mean; about 95% are within two, so half of the remaining 5% are above, a little over 2%.',
      },
      wrong: [
        {
          text: 'About 5%',
          why: 'This is the share outside of two standard deviations on both sides, short people included.',
        },
        {
          text: 'About 16%',
          why: 'This share lies above one standard deviation, that is, above 180 cm.',
        },
        {
          text: 'About 32%',
          why: 'This is the share outside of one standard deviation on both sides.',
        },
      ],
    },
    {
      id: 'statistics-07',
      difficulty: 'beginner',
      question: 'What does this box plot of response times tell you?',
      code: {
        language: 'text',
        lines: ['min  Q1   median  Q3    max', '20   80   100     300   2400   (milliseconds)'],
      },
      right: {
        text: 'The times are skewed to the right, with a long tail of slow ones',
        why: 'The distances from the median upward (200 and 2,300) are much larger than those downward (20 and 80).',
      },
      wrong: [
        {
          text: 'The times are skewed to the left, as the median is near the left',
          why: 'Skew is named after the long tail, and the tail is on the right.',
        },
        {
          text: 'The times are normal, as half of them lie between Q1 and Q3',
          why: 'Half of the values lie between the quartiles in every distribution, by definition.',
        },
        {
          text: 'The times are mostly above 300 ms, as the upper part is longer',
          why: 'Each part of the plot holds a quarter of the values; only a quarter is above 300 ms.',
        },
      ],
    },
    {
      id: 'statistics-08',
      difficulty: 'beginner',
      question:
        'You want to halve the width of a confidence interval for a mean. How many observations do you need, roughly?',
      code: {
        language: 'text',
        lines: ['n = 400    mean 52.0    95% CI [50.0, 54.0]'],
      },
      right: {
        text: 'Four times as many',
        why: 'The standard error shrinks with the square root of the sample size, so half the width takes four times the data.',
      },
      wrong: [
        {
          text: 'Twice as many',
          why: 'Twice the data reduces the width by a factor of √2 only, that is, by about 30%.',
        },
        {
          text: 'Half as many',
          why: 'Fewer observations make the estimate less precise and the interval wider.',
        },
        {
          text: '√2 times as many',
          why: 'The root acts on the width, not on the number of observations, so this reduces it by only 16%.',
        },
      ],
    },
    {
      id: 'statistics-09',
      difficulty: 'intermediate',
      question: 'An A/B test ends with p = 0.03. Which statement is right?',
      right: {
        text: 'Without any difference, data this extreme would occur 3% of the time',
        why: 'A p-value is computed under the null hypothesis; it is about data, not about the probability of hypotheses.',
      },
      wrong: [
        {
          text: 'The probability that there is no real difference is only 3%',
          why: 'That would be the probability of a hypothesis given the data, which also depends on prior plausibility.',
        },
        {
          text: 'The new version is better with a probability as high as 97%',
          why: 'One minus p is not the probability of an effect; this is the most common misreading.',
        },
        {
          text: 'The difference is large enough to matter for the business',
          why: 'Significance says nothing about size: with much data tiny differences become significant.',
        },
      ],
    },
    {
      id: 'statistics-10',
      difficulty: 'intermediate',
      question:
        'A team looks at a running A/B test every day and stops as soon as p < 0.05. What is the effect?',
      code: {
        language: 'text',
        lines: [
          'day     1     2     3     4     5     6',
          'p-value 0.41  0.19  0.22  0.11  0.07  0.04  -> stopped, B declared the winner',
        ],
      },
      right: {
        text: 'False alarms become far more frequent than 5%',
        why: 'Each look is another chance to cross the limit by luck. Fix the sample size before, or use a sequential test.',
      },
      wrong: [
        {
          text: 'False alarms stay at 5%, and the test ends earlier',
          why: 'The 5% hold for a single look at a size fixed beforehand, not for the best of many looks.',
        },
        {
          text: 'False alarms become rarer, as more data is looked at',
          why: 'The looks accumulate chances of error; the data does not grow faster by looking.',
        },
        {
          text: 'False alarms stay at 5%, but more effects are missed',
          why: 'Stopping at the first success finds effects more often, real ones and false ones alike.',
        },
      ],
    },
    {
      id: 'statistics-11',
      difficulty: 'intermediate',
      question:
        'A disease affects 1 in 1,000 people. A test finds 99% of the sick and gives a false alarm for 5% of the healthy. How likely is it that a person who tests positive is sick?',
      right: {
        text: 'About 2%',
        why: 'Of 100,000 people 99 sick and about 4,995 healthy ones test positive: 99 of 5,094.',
      },
      wrong: [
        {
          text: 'About 19%',
          why: 'This neglects how rare the disease is; it would take a prevalence of about 1.2%.',
        },
        {
          text: 'About 95%',
          why: 'That is the share of the healthy who test negative, a statement about another group.',
        },
        {
          text: 'About 99%',
          why: 'That is the sensitivity: the share of the sick who test positive, not the reverse.',
        },
      ],
    },
    {
      id: 'statistics-12',
      difficulty: 'intermediate',
      question: 'Which treatment do you recommend on the basis of these figures?',
      code: {
        language: 'text',
        lines: [
          '             Treatment A      Treatment B',
          'mild cases   81 of 87  (93%)  234 of 270 (87%)',
          'severe cases 192 of 263 (73%) 55 of 80  (69%)',
          'together     273 of 350 (78%) 289 of 350 (83%)',
        ],
      },
      right: {
        text: 'A: it is better in each group; severe cases mostly got A',
        why: 'A Simpson paradox: severity influences both treatment and outcome, so the comparison within the groups counts.',
      },
      wrong: [
        {
          text: 'B: it is better in the total, which rests on the most cases',
          why: 'The total compares different mixtures: B was given mostly to mild cases, which heal more often.',
        },
        {
          text: 'B: it is better on average, once both groups weigh the same',
          why: 'With equal weights A has 83% and B 78%, so A is ahead.',
        },
        {
          text: 'Either: the groups and the total contradict one another',
          why: 'The contradiction is explained by the severity; once you allow for it, the data favors A.',
        },
      ],
    },
    {
      id: 'statistics-13',
      difficulty: 'intermediate',
      question:
        'You test 40 metrics of an experiment at the level of 5%, and two are significant. The change has in fact no effect. How surprising is that?',
      code: {
        language: 'text',
        lines: [
          '40 metrics tested',
          'add_to_cart_rate   p = 0.031',
          'support_contacts   p = 0.044',
          '38 others          p > 0.05',
        ],
      },
      right: {
        text: 'Not at all: two false alarms are to be expected',
        why: '40 times 5% is 2. Name the main metric beforehand, or correct for the number of tests.',
      },
      wrong: [
        {
          text: 'Very: the chance of two false alarms is 5% of 5%',
          why: 'That is the chance for two particular metrics; here any two of 40 would do.',
        },
        {
          text: 'Somewhat: the chance of two or more is about 5%',
          why: 'The chance of at least two is about 60% for 40 independent tests.',
        },
        {
          text: 'Very: significant results are rarely false alarms',
          why: 'Without a real effect, every significant result is a false alarm.',
        },
      ],
    },
    {
      id: 'statistics-14',
      difficulty: 'intermediate',
      question:
        'Twenty people solve a task with the old and with the new tool, in random order. Which test compares the times most sensibly?',
      right: {
        text: 'A paired test on the differences by person',
        why: 'People differ a lot from one another; their own difference takes that variation out and gives more power.',
      },
      wrong: [
        {
          text: 'A test for two independent samples of 20 each',
          why: 'The two times of a person are dependent, and the variation between people would hide the effect.',
        },
        {
          text: 'A chi-squared test on the table of all times',
          why: 'It compares counts in categories; times are a continuous quantity.',
        },
        {
          text: 'A test of the correlation between both times',
          why: 'Correlation shows whether fast people stay fast, not whether a tool makes them faster.',
        },
      ],
    },
    {
      id: 'statistics-15',
      difficulty: 'intermediate',
      question: 'How do you read the coefficient of `sqm` in this linear regression of prices?',
      code: {
        language: 'text',
        lines: [
          'price ~ sqm + rooms        n = 850    R² = 0.71',
          '',
          '          estimate   std. error',
          'sqm          2,900          140',
          'rooms       -7,400        2,600',
        ],
      },
      right: {
        text: 'With as many rooms, one more m² goes with 2,900 more',
        why: 'A coefficient of a multiple regression describes the association while the other variables are held fixed.',
      },
      wrong: [
        {
          text: 'One more m² goes with 2,900 more, whatever else is different',
          why: 'Larger homes usually have more rooms too; without holding them fixed the slope would be another one.',
        },
        {
          text: 'If an owner adds one m², the price rises by 2,900 for sure',
          why: 'Observed associations are not guaranteed effects, and an estimate has a standard error.',
        },
        {
          text: 'The area explains 2,900 of 10,300 of the prices in the data',
          why: 'Coefficients have units and cannot be added up into shares; R² tells what is explained in total.',
        },
      ],
    },
    {
      id: 'statistics-16',
      difficulty: 'intermediate',
      question:
        'The distribution of order values is extremely skewed. What does the central limit theorem say about a sample of 5,000 orders?',
      right: {
        text: 'The mean of such samples is about normally distributed',
        why: 'The theorem is about the sampling distribution of the mean; heavy skew only means that larger samples are needed.',
      },
      wrong: [
        {
          text: 'The values in such a sample are about normally distributed',
          why: 'A larger sample shows the skewed shape of the values ever more clearly.',
        },
        {
          text: 'The mean and the median of such samples are about equal',
          why: 'In a skewed distribution they differ, and more data does not bring them together.',
        },
        {
          text: 'The outliers in such a sample have no effect on its mean',
          why: 'Each value enters the mean; large ones make its standard error larger.',
        },
      ],
    },
    {
      id: 'statistics-17',
      difficulty: 'expert',
      question:
        'An A/B test was planned with an equal split. The result is significant in favor of B, and this is the number of users. What do you do?',
      code: {
        language: 'text',
        lines: ['        users     conversion', 'A       50,912    4.10%', 'B       49,088    4.36%'],
      },
      right: {
        text: 'Distrust it: such a split is no chance, so find what drops users',
        why: 'The difference is nearly six standard deviations (SRM). If users of B are lost selectively, the conversion of the rest is biased.',
      },
      wrong: [
        {
          text: 'Accept it: the split deviates by less than two percentage points',
          why: 'For 100,000 users the standard deviation of the share is 0.16 points; 0.9 points off cannot be chance.',
        },
        {
          text: 'Accept it: conversion is a rate, so group sizes do not matter',
          why: 'Unequal sizes alone are harmless; the unplanned loss of certain users is not.',
        },
        {
          text: 'Correct it: remove users of A at random until the groups match',
          why: 'That evens out the counts but not the selection, which is still unknown.',
        },
      ],
    },
    {
      id: 'statistics-18',
      difficulty: 'expert',
      question:
        'A test assigns users at random and compares clicks per page view with a test that treats page views as independent. What goes wrong?',
      right: {
        text: 'The variance is underestimated, so there are too many false alarms',
        why: 'Views of one user are correlated. Analyze at the level of randomization: the delta method, a bootstrap of users or clustered errors.',
      },
      wrong: [
        {
          text: 'The variance is overestimated, so that real effects are missed',
          why: 'Positive correlation within users makes the effective sample smaller than assumed, not larger.',
        },
        {
          text: 'The estimate is biased, as active users count more than others',
          why: 'They do count more, in both groups alike; it is another metric, but the main flaw is the error estimate.',
        },
        {
          text: 'The randomization is broken, as views were not assigned at random',
          why: 'Assigning users is sound; only the analysis has to respect it.',
        },
      ],
    },
    {
      id: 'statistics-19',
      difficulty: 'expert',
      question:
        'A small study (power about 20%) finds a significant effect that is three times larger than earlier ones. What should you expect of a large replication?',
      right: {
        text: 'A clearly smaller effect, as significance selects overestimates',
        why: 'With low power only exaggerated estimates pass the threshold (type M error), so significant ones are inflated.',
      },
      wrong: [
        {
          text: 'A similar effect, as low power makes significance harder to get',
          why: 'That it was hard to get is the reason why the estimate had to be large by luck.',
        },
        {
          text: 'A clearly larger effect, as low power underestimates the effects',
          why: 'Low power does not bias all estimates downward; selection biases the published ones upward.',
        },
        {
          text: 'No effect at all, as a power of 20% means 80% of false alarms',
          why: 'Power is the chance to detect a real effect; the share of false alarms also depends on how many effects are real.',
        },
      ],
    },
    {
      id: 'statistics-20',
      difficulty: 'expert',
      question:
        'You estimate the effect of a training on salary from observational data. Should the regression control for the job title held after the training?',
      code: {
        language: 'text',
        lines: ['training ---> title after ---> salary', '        \\______________________^'],
      },
      right: {
        text: 'No: the title is on the causal path, so part of the effect would go',
        why: 'Controlling for a mediator removes the effect that runs through it, and can open bias paths besides.',
      },
      wrong: [
        {
          text: 'Yes: the title influences salary, so it is a confounder of it',
          why: 'A confounder influences the treatment as well; a title held afterward cannot.',
        },
        {
          text: 'Yes: more control variables always bring you closer to the effect',
          why: 'Mediators and colliders make estimates worse; what to control for follows from the causal structure.',
        },
        {
          text: 'No: the title and the training are correlated, so it is collinear',
          why: 'Collinearity widens the errors but does not decide which effect is estimated; confounders are collinear too.',
        },
      ],
    },
    {
      id: 'statistics-21',
      difficulty: 'expert',
      question:
        'A survey among hospital patients finds that two diseases, unrelated in the population, are negatively correlated. What is the most likely explanation?',
      right: {
        text: 'Each disease leads to hospital, and only patients are seen',
        why: 'Conditioning on a collider (Berkson): among those admitted, lacking one cause makes the other more likely.',
      },
      wrong: [
        {
          text: 'Each disease protects against the other one, to some degree',
          why: 'Then they would be correlated in the population as well, but they are not.',
        },
        {
          text: 'A common cause in the hospital promotes one of the diseases',
          why: 'A cause that acts on only one of the diseases creates no correlation between the two.',
        },
        {
          text: 'The sample is small, and such correlations come by chance',
          why: 'The effect is systematic and grows clearer with more patients.',
        },
      ],
    },
    {
      id: 'statistics-22',
      difficulty: 'expert',
      question:
        'You bootstrap a daily time series with strong autocorrelation by drawing single days with replacement, to get an interval for the mean. What is wrong?',
      code: {
        language: 'python',
        lines: [
          'means = [rng.choice(series, size=len(series)).mean() for _ in range(10_000)]',
          'low, high = np.percentile(means, [2.5, 97.5])',
        ],
      },
      right: {
        text: 'The interval is too narrow, since dependence between days is lost',
        why: 'Positive autocorrelation makes the mean less certain than independent days would. Draw blocks of days instead.',
      },
      wrong: [
        {
          text: 'The interval is too wide, since single days vary more than means',
          why: 'Each replicate is a mean of all draws, so the variation of single days is averaged as it should be.',
        },
        {
          text: 'The interval is biased, since some of the days are drawn twice',
          why: 'Drawing with replacement is what makes a bootstrap; without it each mean would be the same.',
        },
        {
          text: 'The interval is invalid, since the series is not normal enough',
          why: 'A bootstrap of means does not assume normality; it does assume independent units.',
        },
      ],
    },
    {
      id: 'statistics-23',
      difficulty: 'expert',
      question:
        'A test for harm has p = 0.4, and the report says: “The drug has no side effect.” What do you answer?',
      code: {
        language: 'text',
        lines: ['risk ratio 1.27    95% CI [0.70, 2.30]    p = 0.4'],
      },
      right: {
        text: 'The data allows no effect, but also a doubled risk',
        why: 'Absence of evidence is not evidence of absence. Showing safety needs an interval that lies within a margin set beforehand.',
      },
      wrong: [
        {
          text: 'The claim is right, as the interval includes 1 and p is large',
          why: 'Including 1 means that no effect is possible, not that it is shown; 2 is possible as well.',
        },
        {
          text: 'The claim is wrong, as most of the interval lies above 1',
          why: 'The share of the interval on one side proves no effect; the data is simply not precise enough.',
        },
        {
          text: 'The claim is right with 60% probability, as p amounts to 0.4',
          why: 'A p-value is not the probability of a hypothesis, nor is its complement.',
        },
      ],
    },
    {
      id: 'statistics-24',
      difficulty: 'expert',
      question:
        'Users are measured before and after a new feature, but only the 10% with the lowest activity got it. Their activity rose by 15%. What has to be ruled out first?',
      right: {
        text: 'Regression to the mean: extreme groups drift back by themselves',
        why: 'People selected for a low value had bad luck on average. A control group selected in the same way shows what happens without the feature.',
      },
      wrong: [
        {
          text: 'Survivorship: inactive users had left before the second measure',
          why: 'Possible and worth checking, but even with nobody leaving, a group selected as lowest rises by itself.',
        },
        {
          text: 'Multiple testing: the feature was measured several times over',
          why: 'A single comparison is described; the selection of the group is the problem.',
        },
        {
          text: 'Low power: ten percent of the users are too few to see a rise',
          why: 'Low power makes effects hard to see; here a rise was seen, and the question is what caused it.',
        },
      ],
    },
  ],
}
