import { type ReportCompare, reportCompareNames, reportCompares } from '@jicai/domain/reports/report-span.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { Select } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { CustomersReport } from './CustomersReport.tsx';
import { DeliveryReport } from './DeliveryReport.tsx';
import { type Period, periodNames, periods, reportViewNames, reportViews, useReportAddress } from './report-address.ts';
import { ReturnsReport } from './ReturnsReport.tsx';
import { SalesReport } from './SalesReport.tsx';
import styles from './ReportsPage.module.css';

const periodChoices = periodNames.map((value) => ({ value, label: periods[value] }));
const compareChoices = reportCompareNames.map((value) => ({ value, label: reportCompares[value] }));

/** /reports: sales and margins, how suppliers ship, customers who come and go, after-sales. */
export function ReportsPage() {
  const address = useReportAddress();
  const { view, period, asked, change } = address;
  const may = useMay();
  return (
    <>
      <PageHead title={reportViews[view]} note={`${asked.dateFrom} 至 ${asked.dateTo}`}>
        <div className={styles.controls}>
          <Select<Period>
            aria-label="时间"
            value={period ?? null}
            placeholder="自选日期"
            options={periodChoices}
            onChange={(next) => change({ period: next, from: '', to: '' })}
            className={styles.select}
          />
          <PeriodField
            label="统计日期"
            from={asked.dateFrom}
            to={asked.dateTo}
            onChange={({ from, to }) => change({ from, to, period: '' })}
          />
          <Select<ReportCompare>
            aria-label="对比"
            value={asked.compare}
            options={compareChoices}
            onChange={(next) => change({ compare: next === 'before' ? '' : next })}
            className={styles.select}
          />
        </div>
      </PageHead>
      <div className={styles.views}>
        <Tabs
          look="line"
          label="报表"
          tabs={reportViewNames.map((key) => ({ key, label: reportViews[key] }))}
          current={view}
          onChange={(next) => change({ view: next === 'sales' ? '' : next })}
        />
        {may('ops.search.view') && (
          <Link to={paths.search} className={styles.words}>
            搜索词与无结果词
          </Link>
        )}
      </div>
      {view === 'sales' && <SalesReport address={address} />}
      {view === 'delivery' && <DeliveryReport asked={asked} />}
      {view === 'customers' && <CustomersReport address={address} />}
      {view === 'returns' && <ReturnsReport asked={asked} />}
    </>
  );
}
