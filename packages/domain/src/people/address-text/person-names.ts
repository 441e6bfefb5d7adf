const surnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方白邹孟熊秦邱丘江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉斯元束檀衣信展阴昝智幸奉植衡富尧闭由'.split(
    '',
  ),
);
const doubleSurnames = [
  '欧阳',
  '上官',
  '司马',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '司徒',
  '令狐',
  '夏侯',
  '端木',
  '宇文',
  '长孙',
  '南宫',
  '百里',
  '呼延',
  '轩辕',
  '独孤',
  '澹台',
  '公冶',
  '濮阳',
  '淳于',
  '单于',
  '申屠',
  '钟离',
  '闻人',
  '赫连',
  '太史',
  '万俟',
];
const placeEnding =
  /(?:[路街道巷弄号室楼栋幢座层区县市省镇乡村组队园城苑庄里店厂库仓场院校站台口门部组]|中心|大厦|广场|公司|小区|花园|公寓|宿舍|门卫|单元|驿站|快递柜|丰巢)$/;
const formOfAddress = /(?:先生|女士|小姐|老师|经理|主任|师傅|同学|医生|总)$/;

/**
 * How much a word looks like the name of a person, from what it is and where it stands; below 2 it does not.
 */
export function nameScore(
  word: string,
  { isBesidePhone, isFirst }: { isBesidePhone: boolean; isFirst: boolean },
): number {
  const place = (isBesidePhone ? 2 : 0) + (isFirst ? 1 : 0);
  if (/^[A-Z][a-z]+(?: [A-Z][a-z.]*)+$/.test(word)) return place + 3;
  if (/^[A-Za-z][A-Za-z.' ]{0,18}[A-Za-z.]$/.test(word)) return place;
  if (/^[\u4e00-\u9fff]{1,10}(?:[·•][\u4e00-\u9fff]{1,10})+$/.test(word)) return place + 4;
  if (!/^[\u4e00-\u9fff]{2,5}$/.test(word)) return 0;
  if (formOfAddress.test(word)) return place + 4;
  if (word.length > 4) return 0;
  return place + (hasSurname(word) ? 3 : 0) - (placeEnding.test(word) ? 4 : 0);
}

/** A surname with one or two characters after it, or two for a surname of two. */
export function hasSurname(word: string): boolean {
  if (doubleSurnames.includes(word.slice(0, 2))) return word.length === 3 || word.length === 4;
  return surnames.has(word.charAt(0)) && (word.length === 2 || word.length === 3);
}
