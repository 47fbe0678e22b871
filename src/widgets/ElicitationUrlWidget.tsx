import { useState } from 'react';
import { Banner, Button, Card, Notice, useStrings } from '../ui';
import type { Message } from '../ui';
import type { ElicitationUrlSpec } from '../model';
import { hostSpan } from './hostSpan';
import { nameForText } from './nameForText';
import { useOneAnswer } from './useOneAnswer';
import type { WidgetProps } from './WidgetProps';
import * as words from './words';

const warningWords: Record<ElicitationUrlSpec['warnings'][number], Message> = {
  punycode: words.warnPunycode,
  userinfo: words.warnUserinfo,
  http: words.warnHttp,
};

/**
 * Asks whether a page may be opened. The address is there whole, its host set off; nothing is fetched before the press that opens it in a new
 * context and accepts. After that the page can be opened again. An address that must not be opened leaves declining and closing.
 */
export function ElicitationUrlWidget({ spec, headingLevel, requestedBy, ...props }: WidgetProps<ElicitationUrlSpec>) {
  const { t } = useStrings();
  const one = useOneAnswer(props);
  const [isOpened, setOpened] = useState(props.state === 'delivered');
  const { message, href, warnings } = spec;
  const open = () => {
    if (href === undefined) return;
    window.open(href, '_blank', 'noopener,noreferrer');
    setOpened(true);
    one.give({ action: 'submit', values: {} });
  };
  const exit = (action: 'decline' | 'cancel') => (
    <Button
      variant={action === 'decline' ? 'secondary' : 'quiet'}
      isPending={one.isUnderWay && one.given?.action === action}
      pendingText={t(words.sending)}
      isDisabled={one.isLocked && one.given?.action !== action}
      onPress={() => one.give({ action, values: {} })}
    >
      {t(action === 'decline' ? words.decline : words.close)}
    </Button>
  );
  return (
    <Card
      title={requestedBy ? t(words.requestedBy, { name: nameForText(requestedBy) }) : t(words.requested)}
      headingLevel={headingLevel}
      isBusy={one.isUnderWay}
      footer={
        <>
          {href === undefined ? null : (
            <Button variant={isOpened ? 'secondary' : 'primary'} isDisabled={one.isLocked && !isOpened} onPress={open}>
              {t(isOpened ? words.openAgain : words.openPage)}
            </Button>
          )}
          {props.state === 'delivered' ? null : (
            <>
              {exit('decline')}
              {exit('cancel')}
            </>
          )}
        </>
      }
    >
      <p className="tr-WidgetText" dir="auto">
        {message}
      </p>
      {href === undefined ? (
        <Notice>{t(words.notOpenable)}</Notice>
      ) : (
        <p className="tr-WidgetText">{t(words.opensPage)}</p>
      )}
      <Address {...spec} />
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {t(warningWords[warning])}
        </Banner>
      ))}
      <div className="tr-ElicitationUrl-opened" role="status">
        {isOpened ? t(words.pageOpened) : null}
      </div>
    </Card>
  );
}

/** The whole address as text, left to right; the host as the browser will read it stands out, or follows where it is written otherwise. */
function Address({ url, hostName }: ElicitationUrlSpec) {
  const span = hostName === undefined ? undefined : hostSpan(url, hostName);
  return (
    <p className="tr-ElicitationUrl-address" dir="ltr">
      {span ? (
        <>
          {url.slice(0, span[0])}
          <strong className="tr-ElicitationUrl-host">{url.slice(...span)}</strong>
          {url.slice(span[1])}
        </>
      ) : (
        url
      )}
      {span || hostName === undefined ? null : (
        <>
          {' → '}
          <strong className="tr-ElicitationUrl-host">{hostName}</strong>
        </>
      )}
    </p>
  );
}
