import type { ResultOf } from '@jicai/contract/index.ts';
import { parseAddressText } from '@jicai/domain/people/address-text/parse-address-text.ts';
import { areaTextOf, areaWords, findAreaPath } from '../reference/index.ts';

/** The fields of an address form that a pasted text fills; '' for those it does not. */
export function readAddressText(text: string): ResultOf<'/api/CustAddress/ParseText'> {
  const { area, pieces: _pieces, ...fields } = parseAddressText(areaWords(), text);
  const path = (area && findAreaPath(area.code)) ?? [];
  // A city without counties shares its code with the county that stands for it: both are in the path.
  const [province, city, county, street] = path;
  return {
    ...fields,
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    areaCode: county?.code ?? '',
    streetCode: street?.code ?? '',
    areaText: areaTextOf(path),
  };
}
