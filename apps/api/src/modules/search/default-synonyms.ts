/** What a new shop begins with: words of India in English, Hindi, and Hindi in Latin letters. The operator replaces it by `pnpm chitra synonyms`. */
export const DEFAULT_SYNONYMS = `# Words that find each other, a group on each line, with spaces between them.
diya deepak deepam दीया दिया दीपक
diwali deepavali deepawali divali दीवाली दिवाली दीपावली
mehendi mehndi mehandi henna मेहंदी मेहँदी
rangoli rangavalli रंगोली
holi होली
ganesh ganesha ganpati ganapati vinayaka गणेश गणपति
krishna कृष्ण
shiva shiv mahadev शिव महादेव
puja pooja पूजा
mandir temple मंदिर मन्दिर
masjid mosque मस्जिद
gurdwara gurudwara गुरुद्वारा
mela fair मेला
shaadi shadi vivah wedding शादी विवाह
dulhan bride दुल्हन
dulha groom bridegroom दूल्हा
chai tea चाय
khana food खाना भोजन
mithai sweets मिठाई
masala spice मसाला मसाले
aam mango आम
chawal rice चावल
sari saree साड़ी
kurta kurti कुर्ता
kapda cloth fabric textile कपड़ा
mor peacock mayur मोर मयूर
haathi hathi elephant हाथी
bagh tiger बाघ
gaay cow गाय
pakshi bird chidiya पक्षी चिड़िया
machhli machli machali fish मछली
phool flower फूल
kamal lotus कमल
ped tree पेड़
jungle forest जंगल वन
pahad mountain parvat पहाड़ पर्वत
nadi river नदी
samudra sea ocean समुद्र
baarish barish rain बारिश वर्षा
pani paani water पानी
suraj surya sun सूरज सूर्य
chand chaand moon चाँद चांद
aasman sky आसमान आकाश
ganga ganges गंगा
bharat india भारत
jhanda flag tiranga झंडा तिरंगा
gaon village गाँव गांव
kisan farmer किसान
khet field खेत
ghar house home घर
bazaar bazar market बाज़ार बाजार
naav boat नाव
patang kite पतंग
rang colour color रंग
mitti clay मिट्टी
bachcha child children बच्चा बच्चे
ladki girl लड़की
ladka boy लड़का
aurat mahila woman women औरत महिला
parivar family परिवार
nritya dance नृत्य नाच
sangeet music संगीत
yoga yog योग
dussehra dasara vijayadashami दशहरा
navratri navaratri नवरात्रि
rakhi राखी
durga दुर्गा
hanuman हनुमान
utsav tyohar festival उत्सव त्योहार त्यौहार
murti idol statue मूर्ति
dhol drum ढोल
bansuri flute बाँसुरी बांसुरी
kutta dog कुत्ता
billi cat बिल्ली
ghoda horse घोड़ा
bandar monkey बंदर
sher lion शेर
oont camel ऊँट ऊंट
bakri goat बकरी
hiran deer हिरण
bhalu bear भालू
khargosh rabbit खरगोश
kachhua tortoise turtle कछुआ
saanp snake साँप सांप
tota parrot तोता
kauwa crow कौआ
titli butterfly तितली
kela banana केला
seb apple सेब
nariyal coconut नारियल
sabzi vegetable सब्ज़ी सब्जी
roti bread रोटी
doodh milk दूध
mirch chilli chili मिर्च
haldi turmeric हल्दी
gulab rose गुलाब
genda marigold गेंदा
ghas grass घास
registan desert रेगिस्तान
barf snow बर्फ
badal cloud बादल
jheel lake झील
jharna waterfall झरना
aag fire आग
subah morning सुबह
shaam evening शाम
raat night रात
neela blue नीला
hara green हरा
peela yellow पीला
safed white सफ़ेद सफेद
gulabi pink गुलाबी
kila qila fort किला क़िला
mahal palace महल
pul bridge पुल
sadak road सड़क
dukan shop दुकान
vidyalaya school विद्यालय स्कूल
kitab pustak book किताब पुस्तक
chhata umbrella छाता छतरी
gaadi car गाड़ी
raja king राजा
dost friend दोस्त मित्र
maa mother माँ मां
haath hand हाथ
aankh eye आँख आंख
dil heart दिल
# Plurals that no rule makes.
calf calves
foot feet
goose geese
half halves
knife knives
leaf leaves
loaf loaves
man men
mouse mice
ox oxen
person people
shelf shelves
thief thieves
tooth teeth
wife wives
wolf wolves
`
