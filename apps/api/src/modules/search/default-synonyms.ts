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
machhli fish मछली
phool flower फूल
kamal lotus कमल
ped tree पेड़
jungle forest van जंगल वन
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
bachcha child बच्चा बच्चे
ladki girl लड़की
ladka boy लड़का
aurat mahila woman औरत महिला
parivar family परिवार
nritya dance नृत्य नाच
sangeet music संगीत
yoga yog योग
`
