import { phraseList } from '@nextrung/knowledge/words/word-list'

/** Messages of kinds that were taken for others, for training alone. */
export const furtherMessages: Readonly<Record<string, readonly string[]>> = {
  'boundary.legal': phraseList(
    `my contract says I can't work for a competitor for a year, does that hold | do they have to pay me for the trial day | can HR make me sign a paper that I left by myself | the company wants back my sign-on bonus, must I pay | is it against the law to ask about pregnancy in an interview | I was fired while on parental leave, is that allowed | may my boss read my private mails | can I take my code with me when I leave`,
  ),
  'boundary.medical': phraseList(
    `I can't sleep for weeks, which medicine would you recommend | my heart stumbles when I'm stressed, is that dangerous | what dose of melatonin should I take | is it normal to be dizzy every morning | my therapist wants me on antidepressants, should I take them | I feel numb in two fingers since I type so much | do energy drinks harm my heart | could it be depression or am I only lazy, what's your diagnosis`,
  ),
  'boundary.immigration': phraseList(
    `does a job offer from a US firm get me a visa | I'm from Brazil and want to work in Portugal, which papers do I need | can I stay in the country when I lose my job | is my student visa ok for a full time job | how many points do I need for Canada | does the skilled worker list include developers | will they let me in with a freelance visa | how do I get sponsorship`,
  ),
  'boundary.tax': phraseList(
    `do I pay taxes on a bug bounty | how do I tax income from a client in another country | is a laptop for studying tax deductible | how much do I have to put aside for the tax office | what's left of 60k after tax | which form do I use to declare side income | do I owe tax on my relocation money | are bootcamp fees deductible`,
  ),
  'boundary.homework': phraseList(
    `give me the code for a login page | do my take-home test for me | I need a regex that matches emails, write it | here's my exercise, just tell me the answer | please write my thesis introduction | can you make the slides for my presentation | complete this SQL exercise for me | build me an app that tracks expenses`,
  ),
  'boundary.invest': phraseList(
    `my cousin makes money with coins, should I get in | should I put my bonus into shares | is property safer than funds | a trading course promises ten percent a month, do I buy it | what do I do with 5000 euros I have left`,
  ),
  'work.toxic': phraseList(
    `at my job they scream at people and everyone pretends that's normal | I get stomach aches because of how they treat us here | my team excludes me and laughs about me | the boss throws things when he's angry | everybody is afraid of our director`,
  ),
  'work.mistake': phraseList(
    `I dropped a table in production and there was no backup | because of my change the shop was down for an hour | I mixed up two customers and sent out the wrong data | I caused an outage on my third day | I overwrote my colleague's work and don't dare to say it`,
  ),
  'work.manager': phraseList(
    `my boss never lets me decide anything | she gave my project to someone else without a word | he promises things and forgets them | my manager only talks to me when something is wrong | how do I tell my boss that his plan won't work`,
  ),
  'work.promotion': phraseList(
    `I trained the woman who's now my boss | what's missing for the next level, they never tell me | how do I show that I'm ready for senior | everyone around me moves up but me | they say I need more visibility to be promoted`,
  ),
  'work.quit-how': phraseList(
    `I want to leave without making my team angry | what's the right way to hand in my notice | how do I tell them I found something else | when do I give notice if I start in March | do I have to give a reason when I resign`,
  ),
  'work.workload': phraseList(
    `I'm doing three people's jobs | my calendar is full from eight to six and then the real work begins | every day new urgent things land on my desk | how do I tell my lead that it's too much | I haven't taken a lunch break in weeks`,
  ),
  'work.burnout': phraseList(
    `I'm empty, I stare at the screen and nothing comes | even after two weeks of holiday I was tired on the first day | I've lost all joy in my profession | I snap at my kids because work drains me | I can't think straight any more after this year`,
  ),
  'work.colleague': phraseList(
    `he rewrites my code without asking | she tells the boss about every mistake I make | my coworker won't share what he knows | how do I get along with someone who always has to be right | someone in my team doesn't talk to me since I was promoted`,
  ),
  'work.boring': phraseList(
    `I've automated my job and now sit around | my work doesn't challenge me any longer | same reports each month since four years | I could do so much more than what they let me do`,
  ),
  'skills.worth': phraseList(
    `will Power BI help me in any way | is Haskell useful for a job | is it sensible to spend a month on Linux | do I get anything out of learning Figma | does it make sense to learn C today | would you bother with Hadoop`,
  ),
  'skills.soft': phraseList(
    `how do I learn to deal with people at work | I'm good with machines and bad with humans, is that a problem in IT | can you practice being a better communicator | do engineers need to be good talkers`,
  ),
  'skills.missing': phraseList(
    `what else would I have to know to work as a DevOps engineer | where are the holes in my knowledge for this role | what do others have that I don't | what's the biggest thing I lack`,
  ),
  'skills.too-many': phraseList(
    `there's so much that I do nothing | I look at the list and close the laptop again | each time I learn one thing three new ones appear | where do you even look with so many topics`,
  ),
  'skills.first-language': phraseList(
    `I want to learn my very first language, which one | for somebody who has never programmed, Python or Java | which language is kind to beginners`,
  ),
  'skills.outdated': phraseList(
    `I know the tools of 2008 really well | after ten years in management I want to go back to code, everything's different | my knowledge is from another century | all I know is mainframes`,
  ),
  'skills.how-long': phraseList(
    `coming from Java, how long would Kotlin take me | how many evenings for Docker | when would I be good at SQL if I practice daily | days or months for Git`,
  ),
  'skills.ai': phraseList(
    `should I be worried about AI taking my future job | is learning to program still sensible now that machines do it | what do I need to know about AI as a tester`,
  ),
  'skills.two': phraseList(
    `one says SQL first, one says Python first | what's more useful to me, Linux or Windows Server | I have time for only one of Docker and Terraform`,
  ),
  'search.compare-offers': phraseList(
    `I must choose between two jobs by Friday | one offer is near, the other pays more | both companies want me and I can't sleep | a safe bank or an exciting startup, I've got contracts from both`,
  ),
  'search.underqualified': phraseList(
    `is it worth a shot if I lack two of the skills they list | they ask for senior and I'm in the middle, do I dare | can I apply without the degree they ask for | would I waste my time applying for something above me`,
  ),
  'search.remote': phraseList(
    `I'm tired of the commute and want a job from home | any firms that let you live wherever you like | how do I find employers that hire abroad from home | I want to keep living by the sea and work online`,
  ),
  'search.internship': phraseList(
    `I'm still in school and look for a placement in IT | can I shadow somebody for a few weeks | does anyone take interns my age | where do I get a trainee position`,
  ),
  'search.references': phraseList(
    `I've been self employed, who can vouch for me | what if my old manager says bad things about me | they want contacts of former employers`,
  ),
  'search.recruiters': phraseList(
    `how can I make agencies interested in me | a recruiter called, what does he want from me | should I answer these messages from headhunters`,
  ),
  'search.ghosted': phraseList(
    `they promised to call and it's been three weeks | after the second interview, radio silence | not even a no, they simply don't answer`,
  ),
  'search.where': phraseList(
    `apart from the usual sites, where are junior roles | is there a list of companies that take beginners | which pages do people use to find English speaking IT jobs`,
  ),
  'search.how-many': phraseList(
    `five good ones or fifty quick ones a week | how often should I apply | I send one application a day, is that enough`,
  ),
  'search.no-replies': phraseList(
    `hundred sent, zero calls | my inbox stays empty however many I send | is my resume the reason that nobody answers`,
  ),
  'resume.score': phraseList(
    `why did my resume only get 58 | the points dropped after I added a job | what's behind the number on my resume`,
  ),
  'resume.tailor': phraseList(
    `do people write a new resume for every posting | how do I bend my resume toward this one job | must I change it each time`,
  ),
  'resume.invent': phraseList(
    `just put some experience in that I don't have | can we make me look more senior than I am | write that I know Kubernetes, I'll learn it later`,
  ),
  'resume.no-experience': phraseList(
    `what goes on my resume if I've only done care work | how do I fill the page without any IT job | my CV is just bars and restaurants`,
  ),
  'resume.numbers': phraseList(
    `they want achievements in figures, I was a caretaker | how would a teacher measure anything`,
  ),
  'interview.ask-them': phraseList(
    `what could I ask at the end that's clever | how do I find out whether the boss is bad before I sign | at the end they ask if I've questions`,
  ),
  'interview.weakness': phraseList(
    `they'll want to hear something bad about me | which bad quality do I tell them`,
  ),
  'interview.prepare': phraseList(
    `Tuesday, 2 pm, junior analyst, what do I do till then | how do I get ready for my talk with the CTO | I've three days, what do I practice`,
  ),
  'interview.blank': phraseList(
    `in the room I forget even my own name | at home I know it all, in front of them nothing`,
  ),
  'interview.behavioral': phraseList(
    `they want examples from my past, conflicts and such | how do I answer give me an example of when`,
  ),
  'change.realistic': phraseList(
    `am I dreaming or could that really work out | people like me don't get such jobs, do they | would you bet on me`,
  ),
  'change.transferable': phraseList(
    `could anything I did in the kitchen be useful in a software team | is my experience from the police good for something in IT`,
  ),
  'change.pay-cut': phraseList(
    `I earn well now, do juniors earn much less | how big is the loss when you begin again`,
  ),
  'change.how-long': phraseList(
    `one says six months, another three years, who's right | typical time from cleaner to coder`,
  ),
  'plan.faster': phraseList(`can we do it in half the time | what can I skip | it's going too slowly`),
  'plan.today': phraseList(
    `I'm free this evening, give me something | two hours now, what do I do with them`,
  ),
  'plan.bootcamp': phraseList(
    `they want nine thousand for three months, couldn't I do that at home | is it smarter to pay a school or learn by myself`,
  ),
  'plan.ready': phraseList(`should I hold off applying or start now | do I send my CV out already`),
  'plan.duration': phraseList(`
    when would I be through with my plan
  `),
  'plan.make': phraseList(`I'd like a week by week program | lay out the next months for me`),
  'pay.negotiate': phraseList(
    `they said 48, I'd like 54, how do I push | do I simply say yes to the number | I don't want them to withdraw it if I ask for more`,
  ),
  'pay.expectation': phraseList(
    `what number do I say when they ask what I want to make | on the phone she asked what I'm looking for in pay`,
  ),
  'pay.typical': phraseList(
    `what would I take home as a junior in this role | what do people get paid for that job`,
  ),
  'pay.fair': phraseList(`
    am I on the cheap side
  `),
  'market.industries': phraseList(`besides banks, who hires data people | which branches take on developers`),
  'market.named-role': phraseList(
    `tell me what developer relations is | someone said he's an SRE, what is that`,
  ),
  'market.where': phraseList(
    `is there work for this only in the capital | where would I have to live for that`,
  ),
  'confidence.compare': phraseList(`a guy who started with me works already | they're all quicker than I am`),
  'confidence.impostor': phraseList(`four years and I still think they'll notice that I know nothing`),
  'confidence.shy': phraseList(`I never say a word in planning | how do I open my mouth in meetings`),
  'motivation.quit': phraseList(
    `I feel like giving up | I feel like quitting all this | I'm ready to throw it all away`,
  ),
  'motivation.stuck': phraseList(`
    there's no fire in me any more
  `),
  'background.age': phraseList(`I'll be 53, does anyone even look at me | is 48 too much for a junior`),
  'background.no-degree': phraseList(`they all have a bachelor and I have nothing, is it a problem`),
  'background.english': phraseList(
    `my grammar is bad, will they refuse me for it | I learned English from films, is that enough`,
  ),
  'background.minority': phraseList(`my name is foreign and I think they sort me out because of it`),
  'background.overqualified': phraseList(`with my PhD they say I'd be bored as an analyst`),
  'thread.second': phraseList(`and the second? | what about the other one you named | the last of these`),
  'thread.shorter': phraseList(`can you say it in two lines | less please | that's a lot of text`),
  'thread.why': phraseList(`what makes you say that | why would that be | because of what`),
}
