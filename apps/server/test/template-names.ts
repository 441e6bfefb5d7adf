/** The databases that those of test files are copied from. */
export const templateName = 'jicai_template';
export const goodsTemplate = 'jicai_template_goods';
